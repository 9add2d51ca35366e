import { setTimeout as sleep } from 'node:timers/promises'
import { fetchText } from './bench-pages.ts'
import { type Figure, hold, type Limit, printCount, type Section } from './figures.ts'
import { type Call, countSteps, type PlatformDoor } from './platform-door.ts'

const COLD_CALLS = 4 // our budget (DECISIONS.md, The URL map is asked before the rewrites)
const COLD_STEPS = 2
const FIRST_CALLS = 8 // those of a cold page, categories, menu, attributes, delivery terms
const SETTLE_MS = 400 // calls of streamed parts and renewals
const STEP_MS = 40 // slow enough that steps do not overlap

/** What a page asks of the platform: the first product page of a new shop, the next one, and the same again. */
export async function countUpstream(port: number, door: PlatformDoor, products: string[]): Promise<Section> {
  const [first = '/', second = '/'] = products
  door.roundTripMs = STEP_MS
  const cold = await callsOf(port, door, first)
  const next = await callsOf(port, door, second)
  door.roundTripMs = 0
  const warm = await callsOf(port, door, second)
  const own = cold.filter((call) => !isQuestion(call))
  return {
    title: 'Calls to the platform',
    figures: [
      ...toFigures('First page of a new shop, a product', own, {
        calls: { atMost: FIRST_CALLS },
        steps: { atMost: COLD_STEPS },
      }),
      hold('First page of a new shop, beside it: questions', cold.length - own.length, printCount, {}),
      ...toFigures('Cold product page', next, {
        calls: { atMost: COLD_CALLS },
        steps: { atMost: COLD_STEPS },
      }),
      hold('Product page, warm: calls', warm.length, printCount, { atMost: 0 }),
    ],
    note: `The first page of a shop brings menu and attributes, which all of the store's pages then have for a day. The questions are about the
extensions that the platform has: they take none of the page's places, hold it up for a quarter of a second at most, and other
isolates take their answers from KV. The cold product
page asked for: ${next.map(({ path }) => nameOf(path)).join(', ')}.`,
  }
}

/** Of the extensions a product page shows the delivery terms; another call to one only finds out whether it is there. */
const isQuestion = ({ path }: Call): boolean =>
  path.startsWith('/api/ext/') && !path.startsWith('/api/ext/delivery-service/')

const toFigures = (name: string, calls: Call[], budgets: Record<'calls' | 'steps', Limit>): Figure[] => [
  hold(`${name}: calls`, calls.length, printCount, budgets.calls),
  hold(`${name}: steps`, countSteps(calls), printCount, budgets.steps),
]

/** The calls that a visit leads to, those behind the shopper's back included. */
export async function callsOf(port: number, door: PlatformDoor, path: string): Promise<Call[]> {
  door.take()
  await fetchText(`http://localhost:${port}${path}`)
  await sleep(SETTLE_MS)
  return door.take()
}

/** `/api/catalog/vue_storefront_catalog_no/product/_search` is `product/_search (no)`. */
function nameOf(path: string): string {
  const [address = ''] = path.split('?')
  const search = /vue_storefront_catalog(?:_(\w+))?\/(\w+)\/_search$/.exec(address)
  if (!search) return `\`${address.replace('/api/', '')}\``
  return `\`${search[2]}/_search\`${search[1] ? ` (${search[1]})` : ''}`
}
