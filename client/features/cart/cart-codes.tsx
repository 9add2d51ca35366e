import { type FormEvent, useRef, useState } from 'react'
import type { Cart } from '#shared/cart/cart.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { CodeKind } from './cart-actions.ts'
import { useCart } from './use-cart.ts'

/** Coupon and gift card: folded away until somebody has one. What is in force can be taken off again. */
export function CartCodes({ cart }: { cart: Cart }) {
  const { t } = useShop()
  return (
    <div className="cart-codes">
      {cart.coupon && <Applied kind="coupon" label={cart.coupon} />}
      {cart.totals.giftCard < 0 && <Applied kind="gift-card" label={t('cart.giftCard')} />}
      <details>
        <summary>
          {t('cart.codes')}
          <Icon name="chevron" />
        </summary>
        <CodeForm kind="coupon" label={t('cart.coupon')} />
        <CodeForm kind="gift-card" label={t('cart.giftCard')} />
      </details>
    </div>
  )
}

function Applied({ kind, label }: { kind: CodeKind; label: string }) {
  const { t } = useShop()
  const { removeCode } = useCart()
  const [isBusy, setIsBusy] = useState(false)
  const remove = async () => {
    setIsBusy(true)
    await removeCode(kind)
    setIsBusy(false)
  }
  return (
    <Button variant="secondary" busy={isBusy} aria-label={t('cart.removeOf', { label })} onClick={remove}>
      <Icon name={isBusy ? 'check' : 'close'} />
      {label}
    </Button>
  )
}

function CodeForm({ kind, label }: { kind: CodeKind; label: string }) {
  const { t } = useShop()
  const { applyCode } = useCart()
  const [error, setError] = useState<string>()
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
    <form onSubmit={apply} noValidate>
      <TextField
        ref={field}
        label={label}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="secondary" busy={isBusy}>
        {t('cart.apply')}
      </Button>
    </form>
  )
}
