import { useRef, useState } from 'react'
import type { Cart } from '#shared/cart/cart.ts'
import { useShop } from '../../app/store-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CartLineItem } from './cart-line.tsx'

/** The lines of the cart, or what to do about having none. Undefined: the cart is on its way. */
export function CartContents({ cart }: { cart: Cart | undefined }) {
  const { t, shell } = useShop()
  const box = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState('')

  const onRemoved = (name: string) => {
    setRemoved(t('cart.removed', { name }))
    box.current?.focus() // the button that had the focus is gone
  }

  return (
    <div className="cart-contents" ref={box} tabIndex={-1} aria-busy={!cart}>
      <p className="visually-hidden" role="status">
        {removed}
      </p>
      {cart && cart.lines.length > 0 && (
        <ul>
          {cart.lines.map((line) => (
            <CartLineItem key={line.id} line={line} onRemoved={onRemoved} />
          ))}
        </ul>
      )}
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
