import { type FormEvent, type MouseEvent, useId, useRef, useState } from 'react'
import type { Cart } from '#shared/cart/cart.ts'
import type { CodeKind, ToldCode } from '#shared/cart/cart-codes.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useCart } from './use-cart.ts'

interface CartCodesProps {
  cart: Cart
  /** What a form without JavaScript was answered with. */
  told?: ToldCode | null
}

/**
 * Coupon and gift card: folded away until somebody has one. What is in force can be taken off again. Their forms post to the
 * cart by themselves.
 */
export function CartCodes({ cart, told }: CartCodesProps) {
  const { t, to } = useShop()
  const removal = useId()
  return (
    <>
      <form id={removal} method="post" action={to('cart', {})} hidden />
      <div className="cart-codes">
        {cart.coupon && <Applied kind="coupon" label={cart.coupon} form={removal} />}
        {cart.totals.giftCard < 0 && <Applied kind="gift-card" label={t('cart.giftCard')} form={removal} />}
        <details open={Boolean(told)}>
          <summary>
            {t('cart.codes')}
            <Icon name="chevron" />
          </summary>
          <CodeForm kind="coupon" label={t('cart.coupon')} told={told} />
          <CodeForm kind="gift-card" label={t('cart.giftCard')} told={told} />
        </details>
      </div>
    </>
  )
}

function Applied({ kind, label, form }: { kind: CodeKind; label: string; form: string }) {
  const { t } = useShop()
  const { removeCode } = useCart()
  const [isBusy, setIsBusy] = useState(false)
  const remove = async (event: MouseEvent) => {
    event.preventDefault()
    setIsBusy(true)
    await removeCode(kind)
    setIsBusy(false)
  }
  return (
    <Button
      type="submit"
      form={form}
      name="takeOff"
      value={kind}
      variant="secondary"
      busy={isBusy}
      aria-label={t('cart.removeOf', { label })}
      onClick={remove}
    >
      <Icon name={isBusy ? 'check' : 'close'} />
      {label}
    </Button>
  )
}

interface CodeFormProps {
  kind: CodeKind
  label: string
  told: ToldCode | null | undefined
}

function CodeForm({ kind, label, told }: CodeFormProps) {
  const { t, to } = useShop()
  const { applyCode } = useCart()
  const mine = told?.kind === kind ? told : null
  const [error, setError] = useState(mine ? t(mine.key, mine.params) : undefined)
  const [isBusy, setIsBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function apply(event: FormEvent) {
    event.preventDefault()
    const code = field.current?.value.trim() ?? ''
    if (!code) return setError(t('errors.field.required'))
    setIsBusy(true)
    const [notice] = await applyCode(kind, code)
    setIsBusy(false)
    setError(notice && t(notice.key, notice.params))
    if (notice) field.current?.focus()
    else if (field.current) field.current.value = ''
  }

  return (
    <form method="post" action={to('cart', {})} onSubmit={apply} noValidate>
      <TextField
        ref={field}
        name="code"
        label={label}
        defaultValue={mine?.code}
        autoFocus={mine !== null} // what the document has to say is said here
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" name="apply" value={kind} variant="secondary" busy={isBusy}>
        {t('cart.apply')}
      </Button>
    </form>
  )
}
