import { type CustomerAddress, MAX_ADDRESSES } from '#shared/api/account.ts'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { AddressLines } from '../address-lines.tsx'
import { useDocumentPath } from './use-document-path.ts'

/** Where things may go, and what can be done with each address. */
export function AddressBook({ addresses }: { addresses: CustomerAddress[] }) {
  const { t } = useShop()
  const path = useDocumentPath()
  return (
    <>
      <ul className="account-forms">
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressLines address={address} />
            <Actions address={address} />
          </li>
        ))}
        {addresses.length < MAX_ADDRESSES && (
          <li className="account-column">
            {addresses.length === 0 && <p>{t('account.addresses.none')}</p>}
            <ButtonLink variant="secondary" href={path({ change: 'address' })}>
              {t('account.addresses.add')}
            </ButtonLink>
          </li>
        )}
      </ul>
      {addresses.length >= MAX_ADDRESSES && <p>{t('account.addresses.most', { count: MAX_ADDRESSES })}</p>}
    </>
  )
}

function Actions({ address }: { address: CustomerAddress }) {
  const { t, to } = useShop()
  const path = useDocumentPath()
  const id = String(address.id)
  const name = address.streetAddress
  return (
    <form className="row" method="post" action={to('account', {})}>
      <HiddenFields fields={{ id }} />
      <ButtonLink
        variant="quiet"
        href={path({ change: 'address', id })}
        aria-label={t('account.addresses.editOf', { name })}
      >
        {t('account.addresses.edit')}
      </ButtonLink>
      {!address.isDelivery && (
        <Button
          variant="quiet"
          type="submit"
          name="step"
          value="deliver"
          aria-label={t('account.addresses.makeDeliveryOf', { name })}
        >
          {t('account.addresses.makeDelivery')}
        </Button>
      )}
      {!address.isBilling && (
        <Button
          variant="quiet"
          type="submit"
          name="step"
          value="bill"
          aria-label={t('account.addresses.makeBillingOf', { name })}
        >
          {t('account.addresses.makeBilling')}
        </Button>
      )}
      <ButtonLink
        variant="quiet"
        href={path({ change: 'remove', id })}
        aria-label={t('account.addresses.deleteOf', { name })}
      >
        {t('account.addresses.delete')}
      </ButtonLink>
    </form>
  )
}
