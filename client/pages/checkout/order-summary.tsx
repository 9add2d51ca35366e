import type { ShippingMethod } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { optionWords } from '#shared/cart/option-words.ts'
import { isVirtualCart } from '#shared/checkout/payment-methods.ts'
import { imageSizes } from '#shared/product/image-sizes.ts'
import { CartCodes } from '../../features/cart/cart-codes.tsx'
import { CartTotals } from '../../features/cart/cart-totals.tsx'
import { Picture } from '../../shop-ui/picture.tsx'
import { Amount } from '../../shop-ui/price.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Sum } from '../../shop-ui/sum.tsx'
import { Icon } from '../../ui/icon.tsx'

interface OrderSummaryProps {
  cart: Cart
  /** The ways to deliver to the address, while none is chosen. */
  methods?: ShippingMethod[] | undefined
  /** Beside the steps; on small screens folded above them. Else in full, where screens have no room beside. */
  isFolded?: boolean
  /** It is being paid or sent: nothing changes the sum. */
  isLocked?: boolean
}

/** What is bought and what it comes to. Codes need scripts, and what the worker renders of a checkout has none. */
export function OrderSummary({ cart, methods, isFolded, isLocked }: OrderSummaryProps) {
  const { t, to } = useShop()
  const isOpen = cart.totals.shipping === null && !isVirtualCart(cart)
  const title = t('cart.count', { count: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0) })
  const body = (
    <>
      <ul>
        {cart.lines.map(({ id, name, image, options, quantity, rowTotal }) => (
          <li key={id}>
            <Picture file={image} size={imageSizes.cart} alt="" ground />
            <p>
              {quantity > 1 && `${quantity} × `}
              {name}
              {options.length > 0 && <small>{options.map(optionWords).join(', ')}</small>}
            </p>
            <p className="price">
              <Amount minorUnits={rowTotal} />
            </p>
          </li>
        ))}
      </ul>
      {!import.meta.env.SSR && isFolded && !isLocked && <CartCodes cart={cart} />}
      <CartTotals cart={cart} methods={methods} />
      {!isLocked && <a href={to('cart', {})}>{t('checkout.editCart')}</a>}
    </>
  )
  if (!isFolded) return <div className="order-summary">{body}</div>
  return (
    <aside className="order-summary" data-beside="" aria-label={title}>
      <details>
        <summary>
          {title}
          <Icon name="chevron" />
          <span className="price">
            <Sum minorUnits={cart.totals.grandTotal} />
            {isOpen && <small> {t('checkout.beforeDelivery')}</small>}
          </span>
        </summary>
        {body}
      </details>
      <div className="order-summary-open">{body}</div>
    </aside>
  )
}
