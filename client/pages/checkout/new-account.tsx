import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toRegistration } from '#shared/checkout/personal-details.ts'
import { prefilledForm } from '#shared/checkout/prefill.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { codeOf } from '../../api/call-api.ts'
import type { Details, DetailsChange } from '../../features/checkout/details.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { CheckField } from '../../ui/field.tsx'
import { PasswordField } from '../account/fields.tsx'
import { useAccount } from '../account/use-account.ts'

/** There is an account by now: it only has to be entered. */
const HAS_ACCOUNT: ErrorCode[] = ['errors.account.emailTaken', 'errors.account.created']

/** Makes the account that the form asks for; false: it could not be made, and the field says why. */
export interface NewAccountHandle {
  create: (form: FormData) => Promise<boolean>
}

interface NewAccountProps {
  /** Nothing is sent: the address is the billing address. */
  isVirtual: boolean
  details: Details
  update: (change: DetailsChange) => void
  handle: RefObject<NewAccountHandle | null>
}

/**
 * Fills the form with what the shop knows of a customer. For guests: the way to the login, and an account of what is entered
 * anyway (Spec §3, Personal details). The password is read from its field when
 * the form is sent, kept nowhere else, and gone with the field (R4.84).
 */
export function NewAccount({ isVirtual, details, update, handle }: NewAccountProps) {
  const { t, to, store } = useShop()
  const { customer, register } = useAccount()
  const [createAccount, setCreateAccount] = useState(false)
  const [code, setCode] = useState<ErrorCode>()
  const box = useRef<HTMLDivElement>(null)
  const isGuest = customer === null

  /** At once or not at all: nothing may come into a field between the shopper's touch and the first letter. */
  const fill = useEffectEvent(() => {
    if (!customer || document.activeElement?.matches('input')) return
    const purchase = { countries: store.countries, isVirtual }
    flushSync(() => update((current) => prefilledForm(current, customer, purchase)))
  })
  const customerId = customer?.id
  useEffect(() => {
    if (customerId === undefined) return
    const timer = setTimeout(fill) // once it is known: what is cleared by hand stays empty
    return () => clearTimeout(timer)
  }, [customerId])

  function refuse(fault: ErrorCode): false {
    setCode(fault)
    box.current?.querySelector<HTMLElement>('[name=newPassword]')?.focus()
    return false
  }

  useImperativeHandle(handle, () => ({
    async create(form) {
      const password = String(form.get('newPassword') ?? '')
      const registration = toRegistration(details, { createAccount: isGuest && createAccount, password })
      if (!registration) return true
      if (password === '') return refuse('errors.field.required')
      try {
        await register(registration)
        return true
      } catch (error) {
        return refuse(codeOf(error))
      }
    },
  }))

  if (customer) {
    const { firstName, lastName, email } = customer
    return <p>{t('account.shoppingAs', { name: `${firstName} ${lastName}`, email })}</p>
  }
  if (!isGuest) return null
  const login = <a href={`${to('account', {})}?next=checkout`}>{t('account.login')}</a>
  return (
    <div ref={box}>
      <p>
        {t('account.haveAccount')} {login}
      </p>
      <CheckField
        label={t('account.register')}
        checked={createAccount}
        onChange={({ target }) => {
          setCreateAccount(target.checked)
          setCode(undefined)
        }}
      />
      {createAccount && <PasswordField name="newPassword" label={t('account.password')} code={code} />}
      <p role="alert">{code && HAS_ACCOUNT.includes(code) && login}</p>
    </div>
  )
}
