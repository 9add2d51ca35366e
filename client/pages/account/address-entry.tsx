import { useState } from 'react'
import type { CustomerAddress } from '#shared/api/account.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Ask } from '../../ui/ask.tsx'
import { Button } from '../../ui/button.tsx'
import { AddressLines } from './address-lines.tsx'
import type { Account } from './use-account.ts'
import { useSubmit } from './use-submit.ts'

interface AddressEntryProps {
  address: CustomerAddress
  account: Account
  /** Another address is being written: what is typed there must stay. */
  isOtherOpen: boolean
  onEdit: () => void
  onDelivery: () => Promise<void>
  onBilling: () => Promise<void>
  onDelete: () => Promise<void>
}

/** An address as it stands on a parcel, what it is the default for, and what can be done with it. */
export function AddressEntry({
  address,
  account,
  isOtherOpen,
  onEdit,
  onDelivery,
  onBilling,
  onDelete,
}: AddressEntryProps) {
  const { t } = useShop()
  const { isDelivery, isBilling, streetAddress: name } = address
  const deliver = useSubmit(onDelivery, account.expire)
  const bill = useSubmit(onBilling, account.expire)
  const remove = useSubmit(onDelete, account.expire)
  const buttons = [deliver, bill, remove]
  const problem = buttons.find((button) => button.problem)?.problem
  /** What another button has told before is over. */
  const press = (button: typeof deliver) => () => {
    for (const { forget } of buttons) forget()
    return button.run()
  }
  return (
    <>
      {problem && <Problem code={problem} />}
      <AddressLines address={address} />
      <div className="row save-buttons">
        <Button
          variant="quiet"
          disabled={isOtherOpen}
          aria-label={t('account.addresses.editOf', { name })}
          onClick={onEdit}
        >
          {t('account.addresses.edit')}
        </Button>
        {!isDelivery && (
          <Button
            variant="quiet"
            busy={deliver.isBusy}
            aria-label={t('account.addresses.makeDeliveryOf', { name })}
            onClick={press(deliver)}
          >
            {t('account.addresses.makeDelivery')}
          </Button>
        )}
        {!isBilling && (
          <Button
            variant="quiet"
            busy={bill.isBusy}
            aria-label={t('account.addresses.makeBillingOf', { name })}
            onClick={press(bill)}
          >
            {t('account.addresses.makeBilling')}
          </Button>
        )}
        <Delete name={name} isBusy={remove.isBusy} onDelete={press(remove)} />
      </div>
    </>
  )
}

interface DeleteProps {
  /** Which address. */
  name: string
  isBusy: boolean
  onDelete: () => void
}

/** Deletes, once asked: an address is much to type. */
function Delete({ name, isBusy, onDelete }: DeleteProps) {
  const { t } = useShop()
  const [isAsking, setIsAsking] = useState(false)
  const onYes = () => {
    setIsAsking(false)
    onDelete()
  }
  if (isAsking)
    return (
      <Ask
        question={t('account.addresses.askDelete', { name })}
        yes={t('account.addresses.delete')}
        no={t('account.addresses.keep')}
        onYes={onYes}
        onNo={() => setIsAsking(false)}
      />
    )
  return (
    <Button
      variant="quiet"
      busy={isBusy}
      aria-label={t('account.addresses.deleteOf', { name })}
      onClick={() => setIsAsking(true)}
    >
      {t('account.addresses.delete')}
    </Button>
  )
}
