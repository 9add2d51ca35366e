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
}

/** The biggest category of the demo catalogue, 50 products to a page. */
const LISTING = '/klader'
const LISTING_PAGES = 4

interface BootList {
  value: {
    shell: { menu: { path: string; children: { path: string }[] }[] }
    page: { data: { list: { cards: { path: string }[] } } }
  }
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
  const { menu } = bootOf(listing).value.shell
  return {
    paths: { home: '/', listing: LISTING, product },
    texts: { home: await fetchText(`${origin}/`), listing, product: await fetchText(origin + product) },
    products,
    categories: menu.flatMap(({ path, children }) => [path, ...children.map((child) => child.path)]),
  }
}

/** The text of a page; without Accept-Encoding nothing on the way compresses it. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } })
  if (!response.ok) throw new Error(`${response.status} for ${new URL(address).pathname}`)
  return response.text()
}

const cardsOf = (html: string): string[] => bootOf(html).value.page.data.list.cards.map(({ path }) => path)

/** The data that a document carries for hydration. */
function bootOf(html: string): BootList {
  const [, text] = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  if (!text) throw new Error('the listing carries no page data')
  return JSON.parse(text)
}
