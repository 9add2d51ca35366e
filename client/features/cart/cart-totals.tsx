import type { ReactNode } from 'react'
import type { Cart } from '#shared/cart/cart.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Sum, useSum } from '../../shop-ui/sum.tsx'
import { useDeliveryEstimate } from './delivery-estimate.ts'

interface CartTotalsProps {
  cart: Cart
  /** Without what only the checkout needs. */
  isShort?: boolean
}

/** What the cart comes to, delivery included as far as it is known. */
export function CartTotals({ cart, isShort }: CartTotalsProps) {
  const { t } = useShop()
  const sum = useSum()
  const { subtotal, discount, giftCard, shipping, grandTotal, tax } = cart.totals
  const { cost, isFree, missingToFree } = useDeliveryEstimate(cart)
  const isOpen = cost !== null && shipping === null
  const isPart = isOpen && !isFree
  return (
    <dl className="cart-totals">
      <Row label={t('cart.subtotal')}>{sum(subtotal)}</Row>
      {discount < 0 && (
        <Row label={t('cart.discount')}>
          {cart.coupon && <small>{cart.coupon}</small>} {sum(discount)}
        </Row>
      )}
      {giftCard < 0 && <Row label={t('cart.giftCard')}>{sum(giftCard)}</Row>}
      {cost !== null && (
        <Row label={t('cart.delivery')}>
          {shipping === null ? cost : shipping === 0 ? t('cart.free') : sum(shipping)}
          {isOpen && missingToFree !== null && (
            <small className="row">{t('cart.toFreeDelivery', { price: sum(missingToFree) })}</small>
          )}
        </Row>
      )}
      <div className="cart-totals-sum">
        <dt>
          {t(isPart ? 'cart.totalBeforeDelivery' : 'cart.total')}
          {!isShort && tax > 0 && <small>{t('cart.vat', { amount: sum(tax) })}</small>}
        </dt>
        <dd className="price">
          <Sum minorUnits={grandTotal} />
        </dd>
      </div>
    </dl>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
