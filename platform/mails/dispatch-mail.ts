import { isSent, remainingQty } from '#platform/commerce/orders/order-items.ts'
import type { Shipment, StoredOrder } from '#platform/commerce/orders/stored-order.ts'
import { createMail, linkParts } from './create-mail.ts'
import { formatMoment } from './format.ts'
import type { Mail, MailPart } from './mail.ts'
import { deliveryBlock, toGoodsOf } from './order-parts.ts'
import { mailTexts } from './texts.ts'

/** The mail about a parcel: how it is tracked, what is in it (not what was withdrawn before), where it goes. */
export function dispatchMail(order: StoredOrder, shipment: Shipment): Mail {
  const { number, email, store, document, withdrawals } = order
  const { dispatch, order: words, signature } = mailTexts[store.language]
  const packed = document.items
    .filter(isSent)
    .map((item) => ({ item_id: item.item_id, qty: remainingQty(item, withdrawals) }))
  const rows = [
    { label: words.number, value: number },
    { label: dispatch.carrier, value: shipment.carrier },
    { label: dispatch.trackingNumber, value: shipment.tracking_number },
    { label: dispatch.shippedAt, value: formatMoment(shipment.shipped_at, store) },
  ]
  const parts: MailPart[] = [
    { kind: 'rows', rows },
    ...linkParts(dispatch.track, shipment.tracking_url),
    { kind: 'title', text: dispatch.goods },
    { kind: 'goods', goods: toGoodsOf(document.items, packed) },
    deliveryBlock(document, store),
    { kind: 'small', text: signature },
  ]
  const content = { subject: dispatch.subject(number), heading: dispatch.heading, parts }
  return createMail({ kind: 'dispatch', recipient: email }, content, store)
}
