import { useEffect, useRef, useState } from 'react'
import type { Notice } from '#shared/api/notice.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CartLineItem, editButtonId } from './cart-line.tsx'
import { ClearCart } from './clear-cart.tsx'
import { useCart } from './use-cart.ts'

/** The lines of the cart, or what to do about having none. Undefined: the cart is on its way. */
export function CartContents({ cart, canClear }: { cart: Cart | undefined; canClear?: boolean }) {
  const { t, shell } = useShop()
  const { clear } = useCart()
  const box = useRef<HTMLDivElement>(null)
  const [told, setTold] = useState('')
  const [editedId, setEditedId] = useState<number | null>(null)
  const [landing, setLanding] = useState<string | null>(null)

  const onRemoved = (name: string) => {
    setTold(t('cart.removed', { name }))
    box.current?.focus() // the button that had the focus is gone
  }

  /** `saved`: what the line is now. It may have become one with another that held the same. */
  const onEdited = (sku: string, saved?: { text: string; notices: Notice[] }) => {
    setEditedId(null)
    setLanding(sku)
    if (!saved) return
    setTold(saved.text)
    tell(saved.notices)
  }

  async function empty() {
    setTold(t('cart.empty'))
    box.current?.focus()
    tell(await clear())
  }

  /** What there is to say where the line may be gone. */
  function tell(notices: Notice[]) {
    for (const { type, key, params } of notices) notify({ type, message: t(key, params) })
  }

  useEffect(() => {
    if (landing === null) return
    const line = cart?.lines.find(({ sku }) => sku === landing)
    const button = line && document.getElementById(editButtonId(line.id))
    ;(button ?? box.current)?.focus()
    setLanding(null)
  }, [landing, cart])

  return (
    <div className="cart-contents" ref={box} tabIndex={-1} aria-busy={!cart}>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {cart && cart.lines.length > 0 && (
        <ul>
          {cart.lines.map((line) => (
            <CartLineItem
              key={line.id}
              line={line}
              onRemoved={onRemoved}
              onChanged={(name) => setTold(t('cart.quantityUpdated', { name }))}
              isEdited={line.id === editedId}
              onEdit={() => setEditedId(line.id)}
              onEdited={onEdited}
            />
          ))}
        </ul>
      )}
      {canClear && cart && cart.lines.length > 0 && <ClearCart onClear={empty} />}
      {cart?.lines.length === 0 && (
        <div className="cart-empty">
          <h3>{t('cart.empty')}</h3>
          <p>{t('cart.emptyText')}</p>
          <ul>
            {shell.menu.slice(0, EMPTY_LINKS).map(({ name, path }) => (
              <li key={path}>
                <ButtonLink variant="secondary" href={path}>
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!cart && <div className="cart-waiting" />}
    </div>
  )
}

const EMPTY_LINKS = 6 // as many as fit on a phone
