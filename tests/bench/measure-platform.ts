import { type Figure, hold, printMilliseconds, type Section } from './figures.ts'
import { callsOf } from './measure-upstream.ts'
import type { Call, PlatformDoor } from './platform-door.ts'
import { interleave, median } from './rounds.ts'

const ROUNDS = 40
const BUDGET_MS = 50 // at 100 000 products
const TEXT_SEARCH = '/sokresultat?s=skidor'

interface PlatformVisits {
  /** A storefront with empty caches, whose calls are then replayed. */
  shopPort: number
  platformPort: number
  door: PlatformDoor
  paths: { listing: string; product: string }
}

/** Calls of the storefront by what they are for. */
export type PlatformCalls = Record<string, Call>

/** How long the embedded platform takes for the calls the storefront makes: its own words, replayed. */
export async function measurePlatform(visits: PlatformVisits): Promise<Section> {
  return {
    title: 'Embedded platform',
    figures: await timeCalls(visits.platformPort, await collectCalls(visits)),
    note: NOTE,
  }
}

/** The calls that a shop makes for its pages. */
export async function collectCalls({
  shopPort,
  platformPort,
  door,
  paths,
}: PlatformVisits): Promise<PlatformCalls> {
  const product = await callsOf(shopPort, door, paths.product)
  const listing = await callsOf(shopPort, door, paths.listing)
  const text = await callsOf(shopPort, door, TEXT_SEARCH)
  return {
    'Category listing with facets': find(listing, '/product/_search', 'size=50'),
    'Text search with facets': find(text, '/product/_search', 'size=50'),
    'Product by sku': find(product, '/product/_search', 'size=1&'),
    'URL map': find(product, '/api/url/map'),
    'Cart totals': await createCart(platformPort, skuOf(find(product, '/product/_search', 'size=1&'))),
  }
}

/** Replays the calls one at a time. */
export async function timeCalls(platformPort: number, calls: PlatformCalls): Promise<Figure[]> {
  const cases = Object.entries(calls).map(([name, call]) => [name, () => replay(platformPort, call)])
  const times = await interleave<string, number>(Object.fromEntries(cases), ROUNDS)
  return Object.entries(times).map(
    ([name, values]): Figure =>
      hold(`${name}, p50`, median(values), printMilliseconds, { atMost: BUDGET_MS }),
  )
}

const NOTE = `Miniflare with D1 on disk, one call at a time. Milliseconds belong to the machine that ran this: the budget is a
ceiling, not a comparison.`

function find(calls: Call[], ...parts: string[]): Call {
  const found = calls.findLast(({ path }) => parts.every((part) => path.includes(part)))
  if (!found) throw new Error(`the storefront made no call with ${parts.join(' and ')}`)
  return found
}

const skuOf = ({ body }: Call): string => /"attribute":"sku","value":\{"eq":"([^"]+)"/.exec(body)?.[1] ?? ''

/** A guest's cart with one line, and the call for its sums. */
async function createCart(port: number, sku: string): Promise<Call> {
  const cartId = await ask(port, '/api/cart/create?storeCode=sv')
  const path = (name: string) => `/api/cart/${name}?storeCode=sv&cartId=${cartId}`
  await ask(port, path('update'), { cartItem: { sku, qty: 1, quoteId: cartId } })
  return { method: 'GET', path: path('totals'), body: '', startedAt: 0, endedAt: 0 }
}

async function ask(port: number, path: string, body: unknown = {}): Promise<unknown> {
  const options = { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) }
  const answer = (await (await fetch(`http://127.0.0.1:${port}${path}`, options)).json()) as {
    code: number
    result: unknown
  } // the platform's envelope
  return answer.result
}

const JSON_HEADERS = { 'Content-Type': 'application/json' }

/** Milliseconds that the platform takes for a call, answer read to its end. */
async function replay(port: number, { method, path, body }: Call): Promise<number> {
  const startedAt = performance.now()
  const options = { method, headers: JSON_HEADERS, ...(body ? { body } : {}) }
  const response = await fetch(`http://127.0.0.1:${port}${path}`, options)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`the platform answered ${response.status} to ${path}`)
  return performance.now() - startedAt
}
