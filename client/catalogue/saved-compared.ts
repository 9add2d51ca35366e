import type { ComparedProduct } from '#shared/account/compare.ts'
import { card, comparedSki, comparedSpec } from '#shared/api/answer-schemas.ts'
import type { ApiInput } from '#shared/api/endpoint-inputs.ts'
import { isRecord } from '#shared/is-record.ts'
import type { ProductCard } from '#shared/product/product.ts'
import type { StoreView } from '#shared/store-views.ts'
import { requestKey } from '../storage/request-key.ts'
import { savedCatalogue } from '../storage/saved-catalogue.ts'
import { readProducts } from './saved-listings.ts'

const comparedKey = ({ code }: StoreView, sku: string) =>
  requestKey({ store: code, type: 'query', query: { compared: sku } })

/** Keeps products with their comparable attributes. */
export async function saveCompared(store: StoreView, products: ComparedProduct[]): Promise<void> {
  const rows = products.map(
    async (product) => [await comparedKey(store, product.card.sku), product] as [string, unknown],
  )
  await savedCatalogue.write('query', await Promise.all(rows))
}

/** The saved cards of products by sku or by id, in their order; the others are left out. */
export async function readCards(store: StoreView, input: ApiInput<'products.cards'>): Promise<ProductCard[]> {
  const products = await readProducts(store)
  const find = (wanted: string, key: 'sku' | 'id') =>
    wanted
      .split(',')
      .flatMap((one) => products.find(({ row }) => String(row.card[key]) === one)?.row.card ?? [])
  if ('skus' in input) return find(input.skus, 'sku')
  return 'ids' in input ? find(input.ids, 'id') : [] // only the shop says what goes with a cart
}

/** The saved products to compare. One that was never compared has its card only. */
export async function readCompared(store: StoreView, skus: string[]): Promise<ComparedProduct[]> {
  const keys = await Promise.all(skus.map((sku) => comparedKey(store, sku)))
  const [saved, cards] = await Promise.all([
    savedCatalogue.read('query', keys),
    readCards(store, { skus: skus.join() }),
  ])
  return skus.flatMap((sku, at) => {
    const compared = parseCompared(saved[at]?.value)
    const card = cards.find((one) => one.sku === sku)
    return compared ?? (card ? [{ card, specs: [] }] : [])
  })
}

function parseCompared(value: unknown): ComparedProduct[] | null {
  if (!isRecord(value) || !Array.isArray(value.specs)) return null
  const [head, ...specs] = [
    card.safeParse(value.card),
    ...value.specs.map((one) => comparedSpec.safeParse(one)),
  ]
  if (!head?.success) return null
  const ski = comparedSki.safeParse(value.ski).data
  return [{ card: head.data, specs: specs.flatMap(({ data }) => data ?? []), ski }]
}
