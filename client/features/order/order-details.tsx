import type { ReactNode } from 'react'
import { optionWords } from '#shared/cart/option-words.ts'
import { formatDate } from '#shared/format/date.ts'
import type { OrderLine, PastOrder } from '#shared/orders/past-order.ts'
import { imageSizes } from '#shared/product/image-sizes.ts'
import { Picture } from '../../shop-ui/picture.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderWithdrawals } from './order-withdrawals.tsx'
import { type Money, useMoney } from './use-money.ts'

/** All of an order that exists: its lines, what it comes to, where it goes, how it is paid. */
export function OrderDetails({ order }: { order: PastOrder }) {
  const money = useMoney(order)
  return (
    <div className="order-details">
      <div className="order-summary">
        <ul>
          {order.lines.map((line) => (
            <Line key={line.id} line={line} money={money} />
          ))}
        </ul>
        <Sums order={order} money={money} />
      </div>
      <OrderDelivery order={order} money={money} />
      <OrderWithdrawals order={order} />
      <Seller order={order} />
    </div>
  )
}

/** Only on paper, where header and footer are missing: a receipt says when something was bought, and from whom. */
function Seller({ order: { placedAt } }: { order: PastOrder }) {
  const { t, store } = useShop()
  const seller = [t('company.name'), t('company.number'), t('company.address')].join(', ')
  return (
    <p className="order-seller">
      {t('order.seller', { date: formatDate(new Date(placedAt), store), seller })}
    </p>
  )
}

function Line({ line, money }: { line: OrderLine; money: Money }) {
  const { t } = useShop()
  const { name, image, path, options, quantity, rowTotal, downloads } = line
  const chosen = options.map(optionWords).join(', ')
  return (
    <li>
      <Picture file={image} size={imageSizes.cart} alt="" ground />
      <p>
        {quantity > 1 && `${quantity} × `}
        {path ? <a href={path}>{name}</a> : name}
        {chosen && <small>{chosen}</small>}
        {downloads.map(({ title, url }) => (
          <a
            key={url}
            className="order-file"
            href={url}
            aria-label={`${t('order.download', { title })}, ${name}`}
          >
            {t('order.download', { title })}
          </a>
        ))}
      </p>
      <p className="price">{money(rowTotal)}</p>
    </li>
  )
}

function Sums({ order: { sums, total }, money }: { order: PastOrder; money: Money }) {
  const { t } = useShop()
  const { subtotal, discount, coupon, giftCard, shipping, payment = 0, tax } = sums
  const vat = tax > 0 && <small>{t('order.vat', { amount: money(tax) })}</small>
  /** A gift card pays, it lowers no VAT: that is a part of the sum before the card. */
  const isPaidByCard = giftCard < 0
  const rows: [label: string, amount: string | false, note?: ReactNode][] = [
    [t('order.subtotal'), money(subtotal)],
    [t('order.discount'), discount < 0 && money(discount), coupon && <small>{coupon}</small>],
    [t('order.deliveryCost'), shipping !== null && (shipping === 0 ? t('order.free') : money(shipping))],
    [t('order.paymentFee'), payment > 0 && money(payment)],
    [t('order.beforeGiftCard'), isPaidByCard && money(total - giftCard), vat],
    [t('order.giftCard'), isPaidByCard && money(giftCard)],
  ]
  return (
    <dl className="cart-totals">
      {rows.map(
        ([label, amount, note]) =>
          amount && (
            <div key={label}>
              <dt>
                {label}
                {note}
              </dt>
              <dd>{amount}</dd>
            </div>
          ),
      )}
      <div className="cart-totals-sum">
        <dt>
          {t('order.total')}
          {!isPaidByCard && vat}
        </dt>
        <dd className="price">{money(total)}</dd>
      </div>
    </dl>
  )
}
