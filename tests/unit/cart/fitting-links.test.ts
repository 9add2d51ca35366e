import { expect, test } from 'vitest'
import { generateProducts } from '#platform/seed/generate-products.ts'

/** Products of a small shop, of a test's, and of the demo shop. */
const COUNTS = [40, 200, 620]

test.each(COUNTS)('what goes with a product is in a catalogue of %i', (count) => {
  const products = [...generateProducts(count)]
  const skus = new Set(products.map(({ sku }) => sku))
  const links = products.flatMap(({ sku, links }) =>
    (links?.crosssell ?? []).map((to) => ({ from: sku, to })),
  )
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter(({ to }) => !skus.has(to))).toEqual([])
})

test.each(COUNTS)('nothing goes with itself or is named twice in a catalogue of %i', (count) => {
  for (const { sku, links } of generateProducts(count)) {
    const named = links?.crosssell ?? []
    expect(named).not.toContain(sku)
    expect(new Set(named).size).toBe(named.length)
  }
})
