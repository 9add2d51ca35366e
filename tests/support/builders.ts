import type { Address, Contact } from '#shared/api/checkout.ts'
import { type Cart, type CartLine, emptyCart } from '#shared/cart/cart.ts'
import { noLineOptions } from '#shared/cart/line-options.ts'
import type { MergeLine } from '#shared/cart/merge-carts.ts'
import { localTotals, rowTotal } from '#shared/cart/totals.ts'
import type { CatalogueRow } from '#shared/catalogue/catalogue-row.ts'
import type { Category } from '#shared/catalogue/category.ts'
import type { OrderLine } from '#shared/orders/past-order.ts'
import { type OrderDetails, queueOrder } from '#shared/outbox/queue-order.ts'
import type { Price } from '#shared/product/price.ts'
import type { Product, ProductCard, ProductOption, Stock, Variant } from '#shared/product/product.ts'
import { storeViews } from '#shared/store-views.ts'

/** Builders of test data: each sets what a valid thing needs, a test sets only what matters to it. */

export const aPrice = (current: number | null = 100_00, was: number | null = null): Price => ({
  current,
  was,
})

/** Stock of `quantity`; without one the platform does not count. */
export const aStock = (quantity: number | null = null): Stock => ({
  status: quantity === 0 ? 'out_of_stock' : 'ok',
  quantity,
})

export const soldOut: Stock = aStock(0)

export function aProduct(parts: Partial<Product> = {}): Product {
  return {
    id: 19,
    sku: 'NV-RACE',
    type: parts.variants ? 'configurable' : 'simple',
    name: 'Race Skate',
    brand: 'Nordvind',
    colour: null,
    path: '/skidor/race-skate',
    summary: 'En snabb skida för kallföre.',
    descriptionHtml: '<p>En snabb skida för kallföre.</p>',
    price: aPrice(),
    stock: aStock(),
    images: [{ file: '/product/race.svg', optionValue: null }],
    options: parts.variants ? optionsOf(parts.variants) : [],
    variants: [],
    bundleOptions: [],
    parts: [],
    customOptions: [],
    gear: null,
    isSent: true,
    safety: null,
    isReturnable: true,
    isTaxed: true,
    isExternal: false,
    contents: null,
    downloads: [],
    specs: [],
    breadcrumbs: [{ name: 'Skidor', path: '/skidor' }],
    categoryIds: [20],
    sizeGuide: null,
    rating: null,
    ...parts,
  }
}

/** The options that `variants` differ in; values are their own labels. */
function optionsOf(variants: Variant[]): ProductOption[] {
  const codes = [...new Set(variants.flatMap(({ values }) => Object.keys(values)))]
  return codes.map((code, at) => ({
    code,
    attributeId: String(201 + at),
    label: code,
    values: [...new Set(variants.flatMap(({ values }) => values[code] ?? []))].map((value) => ({
      value,
      label: value,
    })),
  }))
}

/** A child with the given option values; its sku tells them: `NV-RACE-red-187`. */
export function aVariant(values: Record<string, string> = {}, parts: Partial<Variant> = {}): Variant {
  return {
    sku: ['NV-RACE', ...Object.values(values)].join('-'),
    id: 1754,
    values,
    price: aPrice(),
    stock: aStock(),
    image: null,
    ...parts,
  }
}

export function aCard(parts: Partial<ProductCard> = {}): ProductCard {
  return {
    id: 19,
    sku: 'NV-RACE',
    name: 'Race Skate',
    brand: 'Nordvind',
    path: '/skidor/race-skate',
    image: '/product/race.svg',
    price: aPrice(),
    from: false,
    stock: 'ok',
    isNew: false,
    swatches: [],
    ...parts,
  }
}

export function aCartLine(parts: Partial<CartLine> = {}): CartLine {
  const line = {
    id: 1,
    sku: 'WAX-45',
    parentSku: parts.sku ?? 'WAX-45',
    configurableId: null,
    type: 'simple' as const,
    name: 'Glidvalla',
    path: '/valla/glidvalla',
    image: '/product/wax.svg',
    options: [],
    quantity: 1,
    unitPrice: 100_00,
    maxQuantity: null,
    inStock: true,
    stockNotice: null,
    ...parts,
  }
  return { rowTotal: rowTotal(line), ...line }
}

/** A cart of these lines; its sums follow from them, prices holding 25 % VAT. */
export function aCart(lines: CartLine[] = [aCartLine()], parts: Partial<Cart> = {}): Cart {
  const rate = { ...emptyCart.totals, subtotal: 125, subtotalExclTax: 100 }
  return {
    lines,
    totals: lines.length > 0 ? localTotals(lines, rate) : emptyCart.totals,
    coupon: null,
    ...parts,
  }
}

export function aCategory(parts: Partial<Category> = {}): Category {
  return {
    id: 20,
    name: 'Skidor',
    path: '/skidor',
    descriptionHtml: '<p>Skidor för spår och fjäll.</p>',
    metaTitle: null,
    metaDescription: null,
    image: null,
    children: [],
    breadcrumbs: [],
    ...parts,
  }
}

/** A line of a cart at the platform, as merging sees it. */
export function aMergeLine(parts: Partial<MergeLine> = {}): MergeLine {
  return { sku: 'WAX-45', serverId: '66257', options: noLineOptions, quantity: 1, ...parts }
}

export const aContact = (parts: Partial<Contact> = {}): Contact => ({
  emailAddress: 'asa.berg@example.com',
  phoneNumber: '+46 70 123 45 67',
  ...parts,
})

export const anAddress = (parts: Partial<Address> = {}): Address => ({
  firstName: 'Åsa',
  lastName: 'Berg',
  company: '',
  taxId: '',
  streetAddress: 'Spårvägen 4',
  apartmentNumber: '',
  zipCode: '831 30',
  city: 'Östersund',
  country: 'SE',
  ...parts,
})

/** What a guest is about to order, by invoice. */
export const orderDetails = (): OrderDetails => ({
  contact: aContact(),
  address: anAddress(),
  carrierCode: 'home',
  methodCode: 'home',
  paymentMethod: 'hosted_invoice',
})

/** An order of the Swedish store that nobody has sent yet. */
export const aQueuedOrder = (
  orderId: string,
  { now = new Date(), ...parts }: Partial<Parameters<typeof queueOrder>[0]> & { now?: Date } = {},
) =>
  queueOrder(
    { details: orderDetails(), cart: aCart(), store: storeViews.sv, hash: orderId, ...parts },
    { orderId, now },
  )

/** A line of an order of the past: a pair of skis of which nothing has been withdrawn. */
export const anOrderLine = (parts: Partial<OrderLine> = {}): OrderLine => ({
  id: 1,
  sku: 'NV-RACE',
  type: 'simple',
  name: 'Race Skate',
  options: [],
  quantity: 1,
  rowTotal: 100_00,
  image: null,
  path: null,
  withdrawable: { quantity: parts.quantity ?? 1, reason: null },
  downloads: [],
  ...parts,
})

/** A product as a device keeps it; its id and sku follow from `card`. */
export const aRow = ({
  card,
  ...parts
}: Partial<Omit<CatalogueRow, 'card'>> & { card?: Partial<ProductCard> } = {}): CatalogueRow => ({
  card: aCard(card),
  visibility: 4,
  categoryIds: [20],
  categoryNames: 'Skidor',
  values: {},
  price: 100_00,
  popularity: 1,
  discount: 0,
  createdAt: '2026-01-01 00:00:00',
  updatedAt: '2026-01-01 00:00:00',
  ...parts,
})
