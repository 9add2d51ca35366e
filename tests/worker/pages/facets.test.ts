import { expect, test } from 'vitest'
import { attributes } from '#platform/seed/vocabulary/attributes.ts'
import type { FilterGroup, ProductList } from '#shared/catalogue/product-list.ts'
import { createShopper } from '../support/shop.ts'

const shopper = createShopper()

async function loadList(filters: [string, string][], path = '/klader'): Promise<ProductList> {
  const query = new URLSearchParams(filters)
  const [head = ''] = (await (await shopper.get(`/_data${path}?${query}`)).text()).split('\n')
  return JSON.parse(head).value.data.list
}

/** What choosing a value would really give: the listing with the other groups' choices and this value alone. */
async function countByHand(chosen: [string, string][], code: string, value: string): Promise<number> {
  const others = chosen.filter(([other]) => other !== code)
  return (await loadList([...others, [code, value]])).total
}

const firstValues = (groups: FilterGroup[], code: string, count: number): [string, string][] =>
  (groups.find((group) => group.code === code)?.options ?? [])
    .slice(0, count)
    .map(({ value }) => [code, value])

test('every count equals what choosing the value gives, a group’s own selection left out of its counts', async () => {
  const { filters } = await loadList([])
  const selections: [string, string][][] = [
    [],
    firstValues(filters, 'ls_farg', 2),
    [...firstValues(filters, 'ls_farg', 1), ...firstValues(filters, 'ls_brand', 2)],
    [...firstValues(filters, 'ls_brand', 1), ['price', '500-1000']],
  ]
  for (const chosen of selections) {
    const list = await loadList(chosen)
    for (const { code, options } of list.filters) {
      for (const { value, label, count, code: own = code } of options) {
        expect(count, `${code} ${label} beside ${JSON.stringify(chosen)}`).toBe(
          await countByHand(chosen, own, value),
        )
      }
    }
  }
}, 60_000)

test('a value that gives nothing stays to be seen, and a chosen one never disappears', async () => {
  const { filters } = await loadList([])
  const [brand] = firstValues(filters, 'ls_brand', 1)
  const narrowed = await loadList(brand ? [brand, ['price', '4000-']] : [])
  const before = filters.find(({ code }) => code === 'ls_farg')?.options.map(({ value }) => value)
  const after = narrowed.filters.find(({ code }) => code === 'ls_farg')?.options.map(({ value }) => value)
  expect(after ?? before).toEqual(before)
  const group = narrowed.filters.find(({ code }) => code === 'ls_brand')
  expect(group?.options.some(({ value, selected }) => selected && value === brand?.[1])).toBe(true)
})

test.each(['/klader?', '/sokresultat?s=jacka&'])(
  'every filter of the shop may be chosen at once: %s',
  async (path) => {
    const known = Object.values(attributes).map(({ code, options }) => [code, String(options[0]?.id)])
    const unknown = Array.from({ length: 300 }, (_, at) => ['ls_brand', String(at)])
    for (const chosen of [known, unknown])
      expect((await shopper.get(path + new URLSearchParams(chosen))).status).toBe(200)
  },
)

test.each([
  ['a fact that no list is filtered by', '/skidor', 'ls_modell'],
  ['the brand that all of a brand have', '/varumarke/nordvind', 'ls_brand'],
])('what no chip could take away filters nothing: %s', async (_, path, code) => {
  const whole = await loadList([], path)
  const options = Object.values(attributes).find((attribute) => attribute.code === code)?.options ?? []
  expect(options.length).toBeGreaterThan(0)
  expect(whole.total).toBeGreaterThan(0)
  for (const { id } of options) expect((await loadList([[code, String(id)]], path)).total).toBe(whole.total)
})
