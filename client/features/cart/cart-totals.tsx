import type { ReactNode } from 'react'
import type { ShippingMethod } from '#shared/api/checkout.ts'
import type { Cart } from '#shared/cart/cart.ts'
import type { DeliveryTerms } from '#shared/product/delivery-terms.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Sum, useSum } from '../../shop-ui/sum.tsx'
import { useDeliveryEstimate } from './delivery-estimate.ts'

interface CartTotalsProps {
  cart: Cart
  /** Without what only the checkout needs. */
  isShort?: boolean
  /** What the store promises, for as long as it has not been asked for the ways to deliver this cart. */
  delivery?: DeliveryTerms | null
  /** The ways to deliver to the address, once it is known. */
  methods?: ShippingMethod[] | undefined
}

/** What the cart comes to, delivery included as far as it is known. */
export function CartTotals({ cart, isShort, delivery = null, methods }: CartTotalsProps) {
  const { t } = useShop()
  const sum = useSum()
  const { subtotal, discount, giftCard, shipping, payment = 0, grandTotal, tax } = cart.totals
  const { cost, isFree, missingToFree } = useDeliveryEstimate(cart, delivery, methods)
  const isOpen = cost !== null && shipping === null
  const isPart = isOpen && !isFree
  const vat = !isShort && tax > 0 && <small>{t('cart.vat', { amount: sum(tax) })}</small>
  /** A gift card pays, it lowers no VAT: that is a part of the sum before the card. */
  const isPaidByCard = giftCard < 0
  return (
    <dl className="cart-totals">
      <Row label={t('cart.subtotal')}>{sum(subtotal)}</Row>
      {discount < 0 && (
        <Row label={t('cart.discount')}>
          {cart.coupon && <small>{cart.coupon}</small>} {sum(discount)}
        </Row>
      )}
      {cost !== null && (
        <Row label={t('cart.delivery')}>
          {shipping === null ? cost : shipping === 0 ? t('cart.free') : sum(shipping)}
          {isOpen && missingToFree !== null && (
            <small className="row">{t('cart.toFreeDelivery', { price: sum(missingToFree) })}</small>
          )}
        </Row>
      )}
      {payment > 0 && <Row label={t('cart.payment')}>{sum(payment)}</Row>}
      {isPaidByCard && vat && (
        <Row label={t('cart.beforeGiftCard')} note={vat}>
          {sum(grandTotal - giftCard)}
        </Row>
      )}
      {isPaidByCard && <Row label={t('cart.giftCard')}>{sum(giftCard)}</Row>}
      <div className="cart-totals-sum">
        <dt>
          {t(isPart ? 'cart.totalBeforeDelivery' : 'cart.total')}
          {!isPaidByCard && vat}
        </dt>
        <dd className="price">
          <Sum minorUnits={grandTotal} />
        </dd>
      </div>
    </dl>
  )
}

interface RowProps {
  label: string
  /** What stands below the label. */
  note?: ReactNode
  children: ReactNode
}

const Row = ({ label, note, children }: RowProps) => (
  <div>
    <dt>
      {label}
      {note}
    </dt>
    <dd>{children}</dd>
  </div>
)
