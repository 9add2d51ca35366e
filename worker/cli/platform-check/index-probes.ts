import * as z from 'zod/mini'
import { FILTER_CODES } from '#shared/catalogue/filter-groups.ts'
import { sorts } from '#shared/catalogue/sort.ts'
import { facets, where } from '../../platform/protocol/search.ts'
import {
  degrades,
  type Finding,
  fails,
  notChecked,
  type Probe,
  type Subject,
  summarise,
  works,
} from './probe.ts'
import { searchIndex } from './search-index.ts'

const listed = [where('visibility', { in: [2, 4] })]
const SLOW_MS = 500 // half of what a page waits for (R9.6)

interface Entity extends Pick<Probe, 'name' | 'isRequired' | 'lost'> {
  type: 'category' | 'attribute' | 'taxrule' | 'review'
}

const toProbe = ({ type, ...facts }: Entity): Probe => ({
  ...facts,
  route: `POST /api/catalog/…/${type}/_search (§8)`,
  async run(subject) {
    const found = await searchIndex(subject, type, {})
    if (found.ok)
      return found.answer.total > 0 ? works(`${found.answer.total}`) : degrades('none', 'Index some.')
    const mend = `Add an index of ${type} to ${subject.store.index}.`
    return facts.isRequired ? fails(found.reason, mend) : degrades(found.reason, mend)
  },
})

const entities: Entity[] = [
  { name: 'categories', type: 'category', isRequired: true, lost: 'menu and listings' },
  { name: 'attributes', type: 'attribute', isRequired: true, lost: 'names of filters and options' },
  { name: 'taxes', type: 'taxrule', isRequired: false, lost: 'prices with tax where the index has none' },
  { name: 'reviews', type: 'review', isRequired: false, lost: 'reviews' },
]

/** The index of the catalogue: what browsing needs. */
export const indexProbes: Probe[] = [
  {
    name: 'greeting',
    route: 'GET /api/ (§0.2)',
    isRequired: false,
    lost: 'the readiness check knows nothing',
    async run({ ask }) {
      const answer = await ask('GET', '/api/')
      return answer.status === 200 ? works() : degrades(summarise(answer), 'Answer 200 at /api/.')
    },
  },
  {
    name: 'products',
    route: 'POST /api/catalog/…/product/_search (§8)',
    isRequired: true,
    lost: 'everything',
    async run(subject) {
      const found = await searchIndex(subject, 'product', { _appliedFilters: listed })
      if (!found.ok) return fails(found.reason, `Check the index ${subject.store.index} and its address.`)
      if (found.answer.total === 0) return fails('no product', `Index the products of ${subject.store.name}.`)
      return found.ms > SLOW_MS
        ? degrades(`${found.answer.total}, in ${Math.round(found.ms)} ms`, 'A page waits for 1000 ms in all.')
        : works(`${found.answer.total}, in ${Math.round(found.ms)} ms`)
    },
  },
  ...entities.map(toProbe),
  ...Object.values(sorts)
    .flatMap(({ field }) => field ?? [])
    .filter((field, at, all) => all.indexOf(field) === at)
    .map(sortProbe),
  {
    name: 'filters',
    route: 'POST /api/catalog/…/product/_search (§15.6)',
    isRequired: false,
    lost: 'filters of the attributes that are not there',
    async run(subject) {
      const found = await searchIndex(subject, 'product', {
        _appliedFilters: listed,
        _availableFilters: facets(FILTER_CODES),
      })
      if (!found.ok)
        return fails(found.reason, 'Map the filter attributes as keywords or numbers, not as texts.')
      const { aggregations } = found.answer
      const empty = FILTER_CODES.filter((code) => !hasValues(aggregations, code))
      return empty.length === 0
        ? works(`${FILTER_CODES.length}`)
        : degrades(
            `no values: ${empty.join(', ')}`,
            'Give products these attributes, or leave the filters out.',
          )
    },
  },
  {
    name: 'price ranges',
    route: 'POST /api/catalog/…/product/_search (§15.6)',
    isRequired: false,
    lost: 'the filter by price',
    async run(subject) {
      const found = await searchIndex(subject, 'product', {
        _appliedFilters: listed,
        _availableFilters: facets(['price']),
      })
      const buckets = found.ok ? found.answer.aggregations.agg_range_price?.buckets : undefined
      return buckets?.length
        ? works(`${buckets.length}`)
        : degrades(found.ok ? 'no agg_range_price' : found.reason, 'Set the price ranges of the platform.')
    },
  },
  {
    name: 'filter by price',
    route: 'POST /api/catalog/…/product/_search (§17 C20)',
    isRequired: false,
    lost: 'the filter by price finds other products than it says',
    run: findIndexTax,
  },
  {
    name: 'prices with tax',
    route: 'POST /api/catalog/…/product/_search (§8.3)',
    isRequired: false,
    lost: 'prices are shown as the index has them',
    async run(subject) {
      const found = await searchIndex(
        subject,
        'product',
        { _appliedFilters: listed },
        { include: PRICE_FIELDS },
      )
      const prices = found.ok ? priceSchema.safeParse(found.answer.hits[0]).data : undefined
      const gross = prices?.price_incl_tax ?? prices?.pit
      const net = prices?.price ?? prices?.p
      if (gross === undefined || net === undefined)
        return degrades('no prices', 'Index price and tax_class_id.')
      return gross > net
        ? works(`${net} becomes ${gross}`)
        : degrades(
            `${net} without and with tax`,
            'Check tax rules, tax_class_id and the tax country of the store.',
          )
    },
  },
]

/** Whether the index filters by prices with tax or without: a product is looked for by an amount between the two. */
async function findIndexTax(subject: Subject): Promise<Finding> {
  const found = await searchIndex(subject, 'product', { _appliedFilters: listed }, { include: PRICE_FIELDS })
  const hit = found.ok ? priceSchema.safeParse(found.answer.hits[0]).data : undefined
  const [gross, net] = [hit?.price_incl_tax ?? hit?.pit, hit?.price ?? hit?.p]
  if (!hit?.id || !gross || !net || gross <= net)
    return notChecked('no product has prices with and without tax')
  const between = (gross + net) / 2
  const below = { attribute: 'price', value: { lt: between }, scope: 'catalog' as const }
  const query = { _appliedFilters: [...listed, where('id', { eq: hit.id }), below] }
  const cheap = await searchIndex(subject, 'product', query)
  if (!cheap.ok) return degrades(cheap.reason, 'Index final_price as a number.')
  const percent = cheap.answer.total > 0 ? Math.round((gross / net - 1) * 100) : 0
  return works(`INDEX_TAX_PERCENT=${percent}`)
}

const PRICE_FIELDS = ['id', 'sku', 'tax_class_id', 'price', 'final_price', 'price_incl_tax']
const amount = z.optional(z.number())
const priceSchema = z.object({
  id: z.optional(z.coerce.number()),
  price: amount,
  p: amount,
  price_incl_tax: amount,
  pit: amount,
})

const hasValues = (
  aggregations: Record<string, { buckets?: unknown[] | undefined }>,
  code: string,
): boolean =>
  [`agg_terms_${code}`, `agg_terms_${code}_options`].some((name) => aggregations[name]?.buckets?.length)

function sortProbe(field: string): Probe {
  return {
    name: `sort by ${field}`,
    route: 'POST /api/catalog/…/product/_search (§15.5)',
    isRequired: false,
    lost: 'this order of a list',
    async run(subject) {
      const _appliedSort = [{ field, options: 'desc' as const }]
      const found = await searchIndex(subject, 'product', { _appliedFilters: listed, _appliedSort })
      return found.ok ? works() : degrades(found.reason, `Index ${field} as a number, date or keyword.`)
    },
  }
}
