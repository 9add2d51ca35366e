import { laterVisit } from './later-visit.ts'

/** The pages that are measured. */
export const benchPages = ['home', 'listing', 'product'] as const
export type BenchPage = (typeof benchPages)[number]

/** Addresses and texts of the measured pages, and addresses that nobody has asked for yet. */
export interface FoundPages {
  paths: Record<BenchPage, string>
  texts: Record<BenchPage, string>
  /** Products and categories of the same shop, each for one first visit. */
  products: string[]
  categories: string[]
  /** The measured product, as the cart takes it. */
  product: { id: number; sku: string; parentSku: string }
}

/** The biggest category of the demo catalogue, 50 products to a page. */
const LISTING = '/klader'
const LISTING_PAGES = 4

interface ListData {
  list: { cards: { path: string }[] }
}
interface ProductData {
  product: { id: number; sku: string; variants: { sku: string; stock: { status: string } }[] }
}

/** Finds the pages by walking the shop as a visitor does; the listing's first product is the product. */
export async function findPages(origin: string): Promise<FoundPages> {
  const listing = await fetchText(origin + LISTING)
  const cards = await Promise.all(
    Array.from({ length: LISTING_PAGES }, async (_, at) =>
      at === 0 ? cardsOf(listing) : cardsOf(await fetchText(`${origin}${LISTING}?page=${at + 1}`)),
    ),
  )
  const [product, ...products] = cards.flat()
  if (!product) throw new Error(`${LISTING} shows no product`)
  const text = await fetchText(origin + product)
  return {
    paths: { home: '/', listing: LISTING, product },
    texts: { home: await fetchText(`${origin}/`), listing, product: text },
    product: boughtOf(pageOf<ProductData>(text).data),
    products,
    categories: categoriesOf(listing),
  }
}

/** The text of a page; without Accept-Encoding nothing on the way compresses it. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'identity', ...laterVisit } })
  if (!response.ok) throw new Error(`${response.status} for ${new URL(address).pathname}`)
  return response.text()
}

const cardsOf = (html: string): string[] => pageOf<ListData>(html).data.list.cards.map(({ path }) => path)

function boughtOf({ product: { id, sku, variants } }: ProductData): FoundPages['product'] {
  const variant = variants.find(({ stock }) => stock.status !== 'out_of_stock')
  return { id, sku: variant?.sku ?? sku, parentSku: sku }
}

/** Where the menu leads; a document carries it as markup only. */
function categoriesOf(html: string): string[] {
  const [, menu = ''] = /class="site-menu[^>]*>(.*?)<\/nav>/s.exec(html) ?? []
  const paths = [...menu.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path)
  if (paths.length === 0) throw new Error('the document has no menu')
  return [...new Set(paths)]
}

/** The page's data that a document carries for hydration. */
function pageOf<Data>(html: string): { data: Data } {
  const [, text] = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html) ?? []
  if (!text) throw new Error('the document carries no data of its page')
  return JSON.parse(text).value
}
