import type { Address } from '#platform/commerce/addresses.ts'
import type { OrderDocument, OrderItem } from '#platform/commerce/orders/order-document.ts'
import type { Store } from '#platform/commerce/stores.ts'
import { formatMoney } from './format.ts'
import type { MailGoods, MailPart, MailRow } from './mail.ts'
import { mailTexts } from './texts.ts'

/** Lines of an order in a mail; without a store, without their amounts. The children of configurables are hidden. */
export function toGoods(items: readonly OrderItem[], store: Store | null): MailGoods[] {
  return items
    .filter((item) => item.parent_item_id === undefined)
    .map((item) => ({
      qty: item.qty_ordered,
      name: item.name,
      options: (item.option_labels ?? []).map(({ label, value }) => `${label}: ${value}`),
      amount: store && formatMoney(item.row_total_incl_tax, store),
    }))
}

/** Quantities of an order's lines: `[{ item_id: 12, qty: 1 }]`; what is not named is left out. */
export function toGoodsOf(items: readonly OrderItem[], lines: readonly { item_id: number; qty: number }[]) {
  const named = lines.flatMap(({ item_id, qty }) => {
    const item = items.find((one) => one.item_id === item_id)
    return item && qty > 0 ? [{ ...item, qty_ordered: qty }] : []
  })
  return toGoods(named, null)
}

/**
 * The sums of an order: goods − discount + delivery − gift card = total. The VAT is a part of what it comes to before the
 * gift card, which pays and lowers no VAT.
 */
export function sumRows(document: OrderDocument, store: Store): MailRow[] {
  const { sums } = mailTexts[store.language]
  const { discount_amount, gift_cards_amount = 0, coupon_code: coupon } = document
  const row = (label: string, amount: number) => ({ label, value: formatMoney(amount, store) })
  const isDelivered = document.shipping_description !== ''
  const cost = document.shipping_incl_tax
  const total = { ...row(sums.total, document.grand_total), isTotal: true }
  const vat = row(sums.vat, document.tax_amount)
  return [
    row(sums.goods, document.subtotal_incl_tax),
    ...(discount_amount === 0
      ? []
      : [row(coupon ? `${sums.discount} (${coupon})` : sums.discount, discount_amount)]),
    ...(isDelivered
      ? [cost === 0 ? { label: sums.delivery, value: sums.free } : row(sums.delivery, cost)]
      : []),
    ...(gift_cards_amount === 0
      ? [total, vat]
      : [
          row(sums.beforeGiftCard, document.grand_total + gift_cards_amount),
          vat,
          row(sums.giftCard, -gift_cards_amount),
          total,
        ]),
  ]
}

/** Where the parcel of an order goes: home, or to a pickup point. */
export function deliveryBlock(document: OrderDocument, store: Store): MailPart {
  const { order } = mailTexts[store.language]
  const extension: Record<string, unknown> = document.extension_attributes
  const [assignment] = document.extension_attributes.shipping_assignments
  const title = extension.service_point_id === undefined ? order.deliveryAddress : order.pickupPoint
  const address = assignment?.shipping.address ?? document.billing_address
  return { kind: 'block', title, lines: addressLines(address, store) }
}

/** The lines of an address as on a parcel, with the country when it is not the store's only one. */
export function addressLines(address: Address, { countries, locale }: Store): string[] {
  const { firstname, lastname, company, vat_id, street, postcode, city, country_id: code } = address
  const lines = [`${firstname} ${lastname}`, company, vat_id, ...street, `${postcode} ${city}`]
  const isOnly = countries.length === 1 && code === countries[0]
  const land = code === '' || isOnly ? '' : countryName(code, locale)
  return [...lines, land].filter((line) => line.trim() !== '')
}

/** The country of a code in a language; what is no code (a billing address is not checked) stays as it is. */
function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
}
