import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Bindings } from '#worker/app-env.ts'
import { production } from '../support/production.ts'
import { createShopper, upstream } from '../support/shop.ts'

const { CACHE, MADE_UP_REQUESTS } = env as unknown as Pick<Bindings, 'CACHE'> & { MADE_UP_REQUESTS: string } // vitest.config.ts
const REQUESTS = Number(MADE_UP_REQUESTS)
const AT_ONCE = 20

/** Names under which something was written to KV. */
const writes: string[] = []
const counted = new Proxy(CACHE, {
  get(kv, method: keyof KVNamespace) {
    if (method !== 'put') return kv[method].bind(kv)
    return (name: string, ...rest: [string, KVNamespacePutOptions]) => {
      writes.push(name)
      return kv.put(name, ...rest)
    }
  },
})

/** Development has a port, and a shop has none. */
const shopper = createShopper(undefined, { ...production, CACHE: counted })

/** Names of everything in KV. */
async function storedKeys(): Promise<Set<string>> {
  const names = new Set<string>()
  let cursor: string | undefined
  for (;;) {
    const list = await CACHE.list({ cursor })
    for (const { name } of list.keys) names.add(name)
    if (list.list_complete) return names
    cursor = list.cursor
  }
}

/** What so many requests write to KV, beyond what the first of them writes. */
async function writtenKeys(addressOf: (at: number) => string): Promise<string[]> {
  await shopper.get(addressOf(REQUESTS))
  writes.length = 0
  for (let from = 0; from < REQUESTS; from += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => shopper.get(addressOf(from + at))))
  return [...writes]
}

/** The bits of a number choose from a list: another choice for each number. */
const choose = <T>(list: T[], at: number): T[] => list.filter((_, bit) => at & (1 << bit))

const SKUS = [
  ...['DEMO-SALE', 'DEMO-EXTERNAL', 'DEMO-CONF', 'DEMO-BUNDLE', 'DEMO-MULTI', 'DEMO-GROUPED'],
  ...['DEMO-INITIALS', 'DEMO-VIRTUAL', 'DEMO-DOWNLOAD', 'DEMO-GIFTCARD'],
]
let ids: number[] = []
/** The address of a product in the catalogue's own tree. */
let ownAddress = ''

beforeAll(async () => {
  for (const sku of SKUS) await shopper.get(`/api/offers?sku=${sku}`)
  const answer = await shopper.get(`/api/products?skus=${SKUS}`)
  const { cards } = await answer.json<{ cards: { id: number; path: string }[] }>()
  ids = cards.map(({ id }) => id)
  ownAddress = cards[0]?.path ?? ''
  expect(ids.length).toBe(SKUS.length)
})
beforeEach(() => upstream.reset())

const skusOf = (at: number) => ['DEMO-SALE', ...choose(SKUS, at)].join()
/** The same word in another case for each number. */
const cased = (word: string, at: number) =>
  word.replace(/[a-z]/gi, (letter, offset: number) =>
    at & (1 << (offset % 10)) ? letter.toUpperCase() : letter.toLowerCase(),
  )
const COLOURS = ['51', '52', '53', '54', '55', '56', '57', '58', '59', '60']
const coloursOf = (at: number) =>
  ['49', '50', ...choose(COLOURS, at)].map((value) => `ls_farg=${value}`).join('&')

const families: Record<string, (at: number) => string> = {
  'lists of skus': (at) => `/api/products?skus=${skusOf(at)}`,
  'options that a variant leaves open': (at) => `/p/DEMO-CONF/x?childSku=DEMO-CONF-RED-190&open=${at}`,
  'lists of ids': (at) => `/api/products?ids=${[ids[0], ...choose(ids, at)].join()}`,
  'skus that nobody has': (at) => `/api/offers?sku=MADE-UP-${at}`,
  comparisons: (at) => `/api/compare?skus=${skusOf(at)}`,
  'reviews of products that nobody has': (at) => `/api/reviews?product=${900_000 + at}`,
  'size guides that nobody has': (at) => `/api/size-guides/made-up-${at}`,
  'words to search': (at) => `/api/search/suggest?q=ski${at}`,
  'pages beyond the end of a list': (at) => `/skidor?page=${(at % 150) + 50}&utm=${at}`,
  'page data beyond the end of a list': (at) => `/_data/klader?page=${(at % 150) + 50}&utm=${at}`,
  'combined filters': (at) => `/klader?${coloursOf(at)}`,
  'page data of combined filters': (at) => `/_data/skidor?${coloursOf(at)}`,
  'values that no filter has': (at) => `/skidor?ls_farg=made-up-${at}`,
  'filters that nobody has': (at) => `/skidor?ls_made_up_${at}=1`,
  'filters of a search for nothing': (at) => `/sokresultat?ls_made_up_${at}=1`,
  'pages of a search for nothing': (at) => `/sokresultat?page=${(at % 150) + 2}`,
  'filters of a brand that nobody has': (at) => `/varumarke/kvalsund?ls_made_up_${at}=1`,
  'ranges of prices': (at) => `/skidor?price=${at}-${at + 900}`,
  'addresses that nobody has': (at) => `/made-up-${at}`,
  'page data of addresses that nobody has': (at) => `/_data/made-up-${at}`,
  'folders before the address of a page': (at) => `/made-up-${at}/villkor`,
  'folders before the address of a category': (at) => `/made-up-${at}/skidor`,
  'names of products': (at) => `/p/DEMO-SALE/made-up-${at}`,
  'products that nobody has': (at) => `/p/MADE-UP-${at}/x`,
  'variants that nobody has': (at) => `/p/DEMO-CONF/x?childSku=MADE-UP-${at}`,
  'entries that nobody has': (at) => `/kopguider/made-up-${at}`,
  'brands that nobody has': (at) => `/varumarke/made-up-${at}`,
  'another case of an address': (at) => `/${cased('skidorochstavar', at)}`,
  'another case of a sku': (at) => `/p/${cased('demo-external', at)}/x`,
  'variants of a category': (at) => `/skidor?childSku=MADE-UP-${at}`,
  'colours of a product at its own address': (at) => `${ownAddress}?color=${at}`,
  'pages of a product at its own address': (at) => `${ownAddress}?page=${(at % 150) + 2}`,
  campaigns: (at) => `/skidor?utm_source=${at}`,
  'other ports': (at) => `http://skare.test:${1024 + at}/`,
  'other hosts': (at) => `http://made-up-${at}.test/`,
  'sitemaps of products that nobody has': (at) => `/sitemaps/products-${at + 100}.xml`,
}

test.each(Object.entries(families))(
  'R4.131: any number of made-up requests writes nothing to KV: %s',
  async (_, addressOf) => {
    expect(await writtenKeys(addressOf)).toEqual([])
  },
  300_000, // `npm run prove` asks a thousand times
)

test.each(['/klader?ls_farg=56', '/skidor?sort=latest', '/skidor', '/'])(
  'what the catalogue has is stored for everybody: %s',
  async (address) => {
    await shopper.get(address)
    const [pathname = '', query = ''] = address.split('?')
    const page = new RegExp(`^page2:.*\\|\\d+\\.${pathname}\\|\\d+\\.${query}$`)
    expect([...(await storedKeys())].filter((name) => page.test(name))).toHaveLength(1)
  },
)
