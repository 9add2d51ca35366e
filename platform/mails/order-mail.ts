import type { OrderItem } from '#platform/commerce/orders/order-document.ts'
import { type Exemption, exemptionOf, isSent } from '#platform/commerce/orders/order-items.ts'
import type { StoredOrder } from '#platform/commerce/orders/stored-order.ts'
import { OPEN_PURCHASE_DAYS, WITHDRAWAL_DAYS } from '#platform/commerce/orders/withdrawal-period.ts'
import { exemptionAt } from '#platform/commerce/orders/withdrawal-rules.ts'
import { createMail, linkParts } from './create-mail.ts'
import { formatMoment } from './format.ts'
import type { Mail, MailPart, MailRow } from './mail.ts'
import { addressLines, deliveryBlock, sumRows, toGoods } from './order-parts.ts'
import { downloadLink, shopLink } from './shop-links.ts'
import { mailTexts } from './texts.ts'

/** The order that a confirmation is about. */
type ConfirmedOrder = Pick<StoredOrder, 'number' | 'createdAt' | 'email' | 'store' | 'document' | 'downloads'>

/** The confirmation of an order: everything that was agreed, on paper (directive 2011/83/EU, article 8 (7)). */
export function orderMail(order: ConfirmedOrder, origins: string | undefined): Mail {
  const { number, email, store, document } = order
  const texts = mailTexts[store.language]
  const isDelivered = document.items.some(isSent)
  const parts: MailPart[] = [
    ...(isDelivered ? [{ kind: 'text' as const, text: texts.order.intro }] : []),
    { kind: 'rows', rows: factRows(order) },
    { kind: 'title', text: texts.order.goods },
    { kind: 'goods', goods: toGoods(document.items, store) },
    { kind: 'rows', rows: sumRows(document, store) },
    ...downloadParts(order, origins),
    ...addressParts(order),
    ...withdrawalParts(order, origins),
    { kind: 'small', text: texts.signature },
  ]
  const content = { subject: texts.order.subject(number), heading: texts.order.heading, parts }
  return createMail({ kind: 'order', recipient: email }, content, store)
}

/** A link to each file that was bought. */
function downloadParts(
  { store, document, downloads }: ConfirmedOrder,
  origins: string | undefined,
): MailPart[] {
  const links = downloads.flatMap((one): MailPart[] => {
    const url = downloadLink(one, store, origins)
    const name = document.items.find(({ item_id }) => item_id === one.item_id)?.name
    return linkParts(`${name} – ${one.title}`, url)
  })
  const title = mailTexts[store.language].order.downloads
  return links.length > 0 ? [{ kind: 'title', text: title }, ...links] : []
}

function factRows({ number, createdAt, store, document }: ConfirmedOrder): MailRow[] {
  const { order, payments } = mailTexts[store.language]
  const [title = ''] = document.payment.additional_information
  const delivery = document.shipping_description
  return [
    { label: order.number, value: number },
    { label: order.createdAt, value: formatMoment(createdAt, store) },
    { label: order.payment, value: payments[title] ?? title },
    ...(delivery === '' ? [] : [{ label: order.delivery, value: delivery }]),
  ]
}

function addressParts({ store, document }: ConfirmedOrder): MailPart[] {
  const { order } = mailTexts[store.language]
  const isDelivered = document.items.some(isSent)
  return [
    { kind: 'title', text: order.addresses },
    ...(isDelivered ? [deliveryBlock(document, store)] : []),
    { kind: 'block', title: order.billingAddress, lines: addressLines(document.billing_address, store) },
  ]
}

/** How to withdraw, and from what nobody can. */
function withdrawalParts(confirmed: ConfirmedOrder, origins: string | undefined): MailPart[] {
  const { store, document, createdAt } = confirmed
  const { order } = mailTexts[store.language]
  const lines = document.items.filter((item) => item.parent_item_id === undefined)
  const isExempt = (item: OrderItem) => exemptionAt(item, confirmed, createdAt) !== null
  const exempt = lines.filter(isExempt)
  const open = lines.filter((item) => !isExempt(item))
  const isOpen = (kind: Exemption | null) => open.some((item) => exemptionOf(item) === kind)
  const names = [...new Set(exempt.map(({ name }) => name))].join(', ')
  const link = shopLink('withdrawal', store, origins)
  const texts = [
    isOpen(null) && order.withdrawUntil(WITHDRAWAL_DAYS, OPEN_PURCHASE_DAYS),
    isOpen('service') && order.withdrawServices(WITHDRAWAL_DAYS),
    isOpen('download') && order.withdrawDownloads(WITHDRAWAL_DAYS),
    exempt.length > 0 && order.withdrawNot(names),
  ]
  return [
    { kind: 'title', text: order.withdraw },
    ...texts.flatMap((text): MailPart[] => (text ? [{ kind: 'text', text }] : [])),
    ...(open.length > 0 ? linkParts(order.withdrawLink, link) : []),
  ]
}
