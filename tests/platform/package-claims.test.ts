import { describe, expect, test } from 'vitest'
import { stores } from '#platform/commerce/stores.ts'
import { categoryPlans } from '#platform/seed/vocabulary/categories.ts'
import { allDocuments, type Document, prepareCatalogue } from './catalogue-fixture.ts'

prepareCatalogue()

/** Words by which a text says that a package costs less than its parts. */
const CHEAPER =
  /billig|rimelig|förmånlig|gunstig|cheap|\bspara[rs]?\b|\bspare[rs]?\b|\bsaves?\b|\bsaving|rabatt|discount|paketpris|pakkepris|package price|lägre pris|lavere pris|lower price|for less|för mindre|for mindre|var för sig|hver for seg|(mindre än|mindre enn|less than) (delarna|delene|the parts)/i
/** Fields that carry a sign of a reduction (Spec §3, Price info). */
const SIGNS = [
  'special_price',
  'discount',
  'discount_label',
  'bundle_discount',
  'custom_bundle_price',
  'sale',
]

interface Claimant extends Document {
  short_description?: string
  description?: string
  final_price: number
}

/** Whether anything of a package says that it is cheaper than its parts. */
const claimsToBeCheaper = (bundle: Claimant): boolean =>
  CHEAPER.test([bundle.name, bundle.short_description, bundle.description].join(' ')) ||
  SIGNS.some((field) => Boolean(bundle[field])) ||
  bundle.final_price < Number(bundle.price)

/** What the parts cost that the bundle's own price counts: the defaults, or the cheapest that a required option has. */
function partsPrice({ bundle_options = [] }: Document, bySku: Map<string, Document>): number {
  const costs = bundle_options.flatMap(({ required, product_links }) => {
    const priced = product_links.map((link) => ({
      ...link,
      cost: Number(bySku.get(link.sku)?.final_price) * link.qty,
    }))
    const defaults = priced.filter(({ is_default }) => is_default).map(({ cost }) => cost)
    if (defaults.length > 0) return defaults
    return required ? [Math.min(...priced.map(({ cost }) => cost))] : []
  })
  return costs.reduce((sum, cost) => sum + cost, 0)
}

describe.each(stores)('packages in $index', ({ id }) => {
  test('cost what their parts cost, and less where they say so', async () => {
    const documents = await allDocuments(id)
    const bySku = new Map(documents.map((document) => [document.sku, document]))
    const bundles = documents.filter(({ type_id }) => type_id === 'bundle') as Claimant[]
    expect(bundles.length).toBeGreaterThan(10)
    expect(bundles.every(({ description }) => description)).toBe(true)
    for (const bundle of bundles) {
      const parts = partsPrice(bundle, bySku)
      expect(parts, bundle.sku).toBeGreaterThan(0)
      if (claimsToBeCheaper(bundle)) expect(bundle.final_price, bundle.sku).toBeLessThan(parts)
      else expect(bundle.final_price, bundle.sku).toBe(parts)
    }
  })
})

test('no category says that packages are cheaper', () => {
  const texts = [...categoryPlans].flatMap(({ text }) => Object.values(text))
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => CHEAPER.test(text))).toEqual([])
})

test.each([
  { short_description: 'Billigare än att köpa delarna var för sig.' },
  { short_description: 'Du sparer 300 kroner.' },
  { description: 'Save on the whole set.' },
  { name: 'Skidpaket till paketpris' },
  { price: 4000 },
  { discount: 10 },
])('%o is a claim to be cheaper', (claim) => {
  const silent = {
    name: 'Skidpaket',
    short_description: 'Delar som passar ihop.',
    price: 3000,
    final_price: 3000,
  }
  expect(claimsToBeCheaper(silent as Claimant)).toBe(false)
  expect(claimsToBeCheaper({ ...silent, ...claim } as Claimant)).toBe(true)
})
