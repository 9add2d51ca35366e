import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PagePath, pathTo } from '#shared/paths.ts'
import { storeViews } from '#shared/store-views.ts'
import { FORMAT } from '#worker/cache/data-store.ts'
import { isolate } from '#worker/cache/isolate.ts'
import { allRoutes, requestOf } from '../support/every-route.ts'
import { createShopper } from '../support/shop.ts'

const shopper = createShopper()

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00Z') })) // campaigns begin and end
afterEach(() => void vi.useRealTimers())

/** Content of each kind. */
const slugs: Partial<Record<PagePath, string[]>> = {
  'cms-page': ['terms', 'faq', 'contact', 'size-guide'],
  guide: ['choose-cross-country-skis'],
  brand: ['fjallro'],
  campaign: ['season-opening'],
  activity: ['classic-skiing'],
}
/** Lists whose first product is visited: with variants, a package, a gift card. */
const lists = ['/skidor', '/klader', '/paket', '/presentkort-och-tjanster']

const addresses = [
  ...lists,
  ...Object.entries(slugs).flatMap(([name, all]) =>
    all.map((slug) => pathTo(name as PagePath, { slug } as never, storeViews.sv)),
  ),
  ...allRoutes.filter(({ method }) => method === 'GET').map((route) => requestOf(route).path),
]

const read = async (path: string) => (await shopper.get(path)).text()

async function readFirstProduct(list: string): Promise<void> {
  const [, path] = /class="product-card".*?href="([^"]+)"/s.exec(await read(list)) ?? []
  if (!path) throw new Error(`${list} has no product`)
  await read(path)
}

type Shape = Map<string, Set<string>>

/** Notes what a value consists of: each field with its types. Items of a list are one, and fields with made names. */
function noteShape(shape: Shape, value: unknown, path = ''): void {
  if (typeof value === 'object' && value !== null)
    for (const [field, part] of Object.entries(value)) noteShape(shape, part, `${path}.${fieldName(field)}`)
  else shape.set(path, (shape.get(path) ?? new Set()).add(value === null ? 'null' : typeof value))
}

/** Positions in lists, numbers of options and codes of attributes are data. */
const fieldName = (field: string) => (/^\d+$|ls_/.test(field) ? '*' : field)

const toText = ([kind, shape]: [string, Shape]) =>
  [kind, ...[...shape].map(([path, types]) => `  ${path}: ${[...types].sort().join(' | ')}`).sort()].join(
    '\n',
  )

test('R9.1: stored data has the shape that its format says', { retry: 0 }, async () => {
  const stored = vi.spyOn(isolate.data, 'set')
  for (const path of addresses) await read(path)
  for (const list of lists) await readFirstProduct(list)
  const shapes = new Map<string, Shape>()
  for (const [name, { value }] of stored.mock.calls) {
    const [kind = ''] = name.split('|')
    const shape = shapes.get(kind) ?? new Map()
    shapes.set(kind, shape)
    noteShape(shape, value)
  }
  const text = [...shapes].map(toText).sort().join('\n')
  expect(text, 'what is stored has another shape: raise FORMAT').toMatchSnapshot(`format ${FORMAT}`)
})
