import type { NewCartLine } from '#shared/api/cart.ts'
import type { Notice } from '#shared/api/notice.ts'
import { type AddRequest, addedNotice, planAddToCart, withNames } from '#shared/cart/add-to-cart.ts'
import { type LineOptions, noLineOptions } from '#shared/cart/line-options.ts'
import { countTaken, type TakingLine } from '#shared/cart/shared-stock.ts'
import { oneLine, visibleText } from '#shared/checkout/typed-text.ts'
import { AppError } from '#shared/errors.ts'
import { bundlePrice, bundleSkuQuantities } from '#shared/product/bundle.ts'
import type { Stock } from '#shared/product/product.ts'
import {
  bundleChoices,
  findSelectionFaults,
  noSelections,
  type Selections,
  toBundleLine,
  toNotices,
} from '#shared/product/selections.ts'
import { variantOptions } from '#shared/product/variant-options.ts'
import { fetchItems, fetchTaking, updateItem } from '../../platform/cart/cart.ts'
import type { PlatformClient } from '../../platform/client.ts'
import { fetchLive } from '../../platform/products/offers.ts'
import { type FoundProduct, fetchProduct } from '../../platform/products/products.ts'
import { findStock, findStocks } from '../../platform/products/stock.ts'
import { refusalNotice, type ShopperCart } from './shopper-cart.ts'

/** One line to send: what the rules look at, and how the platform takes it. */
interface PlannedLine {
  request: AddRequest
  /** Sku the platform is told: the configurable's, where options choose the child. */
  sku: string
  options: LineOptions
}

type Found = FoundProduct['product']

interface Addition {
  /** How many pieces of it went into the cart. */
  added: number
  /** Why it is not, or what was reduced. */
  notices: Notice[]
}

/**
 * Puts a product into the cart by the rules of Spec §4, Add to cart: options and price first, then stock, then how
 * many. A grouped product goes in as its members. Nothing is sent when the rules refuse.
 */
export async function addToCart(cart: ShopperCart, line: NewCartLine): Promise<Addition> {
  const { platform } = cart
  const [found, cartId] = await Promise.all([fetchProduct(platform, line.parentSku ?? line.sku), cart.id()])
  if (!found) throw new AppError('errors.cart.unknownProduct', { status: 404 })
  const { product } = found
  const custom = toTypedChoices(product, line.custom ?? [])
  const selections = { ...noSelections, ...line, custom }
  const faults = findSelectionFaults(product, selections)
  if (faults.length > 0) return { added: 0, notices: toNotices(faults, product) }
  const items = cartId ? await fetchItems(platform, cartId) : []
  const wanted = { line, selections, taking: await fetchTaking(platform, items) }
  let planned = await planLines(platform, product, wanted)
  if (planned.some(({ request }) => request.price === null))
    planned = await planLines(platform, await fetchLive(platform, product), wanted)
  const notices: Notice[] = planned.length > 0 ? [] : [{ type: 'error', key: 'errors.cart.unknownProduct' }]
  let added = 0
  for (const plan of planned) {
    const outcome = planAddToCart(plan.request)
    if (outcome.kind !== 'add') {
      notices.push(...outcome.notices)
      continue
    }
    const { name } = plan.request
    const mayBeGone = items.length + added === 0
    const refusal = await sendItem(cart, { ...plan, name, quantity: outcome.quantity, mayBeGone })
    if (!refusal) added += outcome.quantity
    notices.push(...(refusal ? [refusal] : outcome.notices))
  }
  return { added, notices: product.type === 'grouped' ? withNames(notices) : notices }
}

/** What was typed, without what cannot be seen; several lines where the option has them. */
const toTypedChoices = ({ customOptions }: Found, chosen: Selections['custom']): Selections['custom'] =>
  chosen.map(({ optionId, value }) => {
    const isArea = customOptions.some(({ id, kind }) => id === optionId && kind === 'area')
    return { optionId, value: isArea ? visibleText(value) : oneLine(value) }
  })

/** What the shopper is told: the success comes last. */
export const noticesOf = ({ added, notices }: Addition): Notice[] =>
  added > 0 ? [...notices, addedNotice] : notices

interface AddInput {
  line: NewCartLine
  selections: Selections
  /** What the cart takes already. */
  taking: TakingLine[]
}

async function planLines(platform: PlatformClient, product: Found, wanted: AddInput): Promise<PlannedLine[]> {
  if (product.type === 'grouped') return planMembers(platform, product, wanted)
  if (product.type === 'bundle') return [await planBundle(platform, product, wanted)]
  return [await planSingle(platform, product, wanted)]
}

async function planSingle(platform: PlatformClient, product: Found, wanted: AddInput): Promise<PlannedLine> {
  const { line, selections, taking } = wanted
  const variant = product.variants.find(({ sku }) => sku === line.sku)
  if (product.type === 'configurable' && !variant)
    throw new AppError('errors.cart.unknownVariant', { status: 404 })
  const { sku, price, stock } = variant ?? product
  return {
    sku: product.sku,
    options: {
      ...noLineOptions,
      configurable: variant ? variantOptions(product, variant) : [],
      custom: selections.custom,
    },
    request: {
      sku,
      name: product.name,
      price: price.current,
      quantity: line.quantity,
      stock: (await findStock(platform, sku)) ?? stock,
      inCart: countTaken(sku, taking),
    },
  }
}

/** Children are looked at one by one, each in the quantity that the bundles take (Spec §4, Add to cart). */
async function planBundle(platform: PlatformClient, product: Found, wanted: AddInput): Promise<PlannedLine> {
  const { line, selections, taking } = wanted
  const choices = bundleChoices(product, selections)
  const needed = [...bundleSkuQuantities(choices, 1)]
  const partOf = (one: string) => product.parts.find(({ sku }) => sku === one)
  const stocks = await findStocks(
    platform,
    needed.map(([sku]) => sku),
  )
  return {
    sku: product.sku,
    options: { ...noLineOptions, custom: selections.custom, bundle: toBundleLine(choices) },
    request: {
      sku: product.sku,
      name: product.name,
      price: product.price.current ?? bundlePrice(choices, (sku) => partOf(sku)?.price).current,
      quantity: line.quantity,
      stock: { ...product.stock, quantity: null }, // what limits a bundle are its members
      inCart: 0, // they are counted by their members, too
      members: needed.map(([sku, quantity]) => ({
        quantity,
        stock: stocks.get(sku) ?? partOf(sku)?.stock ?? UNKNOWN_STOCK,
        inCart: countTaken(sku, taking),
      })),
    },
  }
}

/** Members of a group, as many of each as asked for, for every piece of the group. */
async function planMembers(
  platform: PlatformClient,
  product: Found,
  wanted: AddInput,
): Promise<PlannedLine[]> {
  const { line, selections, taking } = wanted
  const asked = selections.members.flatMap(({ sku, quantity }) => {
    const part = product.parts.find((one) => one.sku === sku)
    return part && quantity > 0 ? [{ part, quantity: quantity * line.quantity }] : []
  })
  const stocks = await findStocks(
    platform,
    asked.map(({ part }) => part.sku),
  )
  return asked.map(({ part, quantity }) => ({
    sku: part.sku,
    options: noLineOptions,
    request: {
      sku: part.sku,
      name: part.name,
      price: part.price.current,
      quantity,
      stock: stocks.get(part.sku) ?? part.stock,
      inCart: countTaken(part.sku, taking),
    },
  }))
}

/** Nobody knows the sku: the platform will say what is wrong with it. */
const UNKNOWN_STOCK: Stock = { status: 'volatile', quantity: null }

interface SentLine extends Pick<PlannedLine, 'sku' | 'options'> {
  name: string
  quantity: number
  /** The cart holds nothing that anybody knows of. */
  mayBeGone: boolean
}

/**
 * Sends a line; a cart that the platform has forgotten is replaced by a new one, once. Returns what it refused with: the 404 of a
 * cart that holds something is the product's (contract §2.3).
 */
async function sendItem(
  cart: ShopperCart,
  { sku, name, quantity, options, mayBeGone }: SentLine,
): Promise<Notice | null> {
  const send = async () => updateItem(cart.platform, await cart.ensure(), { sku, quantity, options })
  let answer = await send()
  if (!answer.ok && answer.code === 404 && mayBeGone) {
    await cart.dropId()
    answer = await send()
  }
  return answer.ok ? null : refusalNotice(cart, answer.message, { name })
}
