import { formatDate } from '#shared/format/date.ts'
import type { OrderAddress, PastOrder, Shipment } from '#shared/orders/past-order.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { TextLines } from '../../ui/text-lines.tsx'
import type { Money } from './use-money.ts'

/** Where an order goes and where it is by now, who pays and how. */
export function OrderDelivery({ order, money }: { order: PastOrder; money: Money }) {
  const { t } = useShop()
  const { delivery, payment, totalDue, shippingAddress, billingAddress, shipments } = order
  return (
    <dl>
      {delivery && (
        <div>
          <dt>{t('order.shipping')}</dt>
          <dd>
            {delivery}
            {shipments.map((shipment, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have no number, and none moves
              <Parcel key={at} shipment={shipment} />
            ))}
          </dd>
        </div>
      )}
      {shippingAddress && (
        <div>
          <dt>{t('order.shipTo')}</dt>
          <dd>
            <Address address={shippingAddress} />
          </dd>
        </div>
      )}
      {billingAddress && (
        <div>
          <dt>{t('order.billTo')}</dt>
          <dd>
            <Address address={billingAddress} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('order.payment')}</dt>
        <dd>
          {payment}
          {totalDue > 0 && <small>{t('order.due', { amount: money(totalDue) })}</small>}
        </dd>
      </div>
    </dl>
  )
}

function Parcel({ shipment }: { shipment: Shipment }) {
  const { t, store } = useShop()
  const { trackingNumber: number, trackingUrl, shippedAt, deliveredAt } = shipment
  const arrival = deliveredAt && new Date(deliveredAt)
  const date = (time: Date) => formatDate(time, store)
  return (
    <>
      <small>{t('order.shipped', { date: date(new Date(shippedAt)) })}</small>
      {arrival && (
        <small>
          {t(arrival > new Date() ? 'order.expected' : 'order.delivered', { date: date(arrival) })}
        </small>
      )}
      {number && (
        <small>
          {trackingUrl ? (
            <a href={trackingUrl}>{t('order.track', { number })}</a>
          ) : (
            t('order.trackingNumber', { number })
          )}
        </small>
      )}
    </>
  )
}

/** An address as it stands on a parcel. */
function Address({ address }: { address: OrderAddress }) {
  const { store } = useShop()
  const { name, company, taxId, street, zipCode, city, country } = address
  const place = country && new Intl.DisplayNames(store.locale, { type: 'region' }).of(country)
  const lines = [name, company, taxId, ...street, `${zipCode} ${city}`.trim(), place]
  return (
    <address>
      <TextLines lines={lines} />
    </address>
  )
}
