import { beforeEach, expect, test } from 'vitest'
import { packageProducts } from '#platform/seed/packages.ts'
import { skuOf } from '#platform/seed/product-names.ts'
import type { SizedGear } from '#shared/skis/sized-gear.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const askFor = async (skus: string[]) => {
  const response = await createShopper().get(`/api/products/gear?skus=${skus.join()}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toContain('public')
  return (await response.json<{ gear: Record<string, SizedGear[]> }>()).gear
}

test('skis and poles are told with their sizes, boots without, and nothing else is', async () => {
  const [ski, pole, boot] = [skuOf('ski-skate', 0), skuOf('pole', 0), skuOf('boot-classic', 0)]
  const gear = await askFor([ski, pole, boot, 'DEMO-TIER', 'NOBODY-HAS-THIS'])
  expect(Object.keys(gear).toSorted()).toEqual([ski, pole, boot].toSorted())
  const [skis, poles, boots] = [gear[ski]?.[0], gear[pole]?.[0], gear[boot]]
  expect(skis?.gear).toMatchObject({ kind: 'ski', styles: ['skate'] })
  expect(skis?.sizes.length).toBeGreaterThan(1)
  expect(skis?.sizes.every(({ cm }) => cm > 90 && cm < 220)).toBe(true)
  expect(poles?.gear.kind).toBe('pole')
  expect(poles?.sizes.length).toBeGreaterThan(1)
  expect(boots).toMatchObject([{ gear: { kind: 'boot' }, sizes: [] }])
})

test('a package is told by its skis, boots and poles, with the lengths to choose from', async () => {
  const gear = await askFor(['DEMO-BUNDLE', 'PK-KV-JUNIOR', 'PK-GF-WAX'])
  expect(gear['DEMO-BUNDLE']?.map(({ gear: { kind }, sizes }) => [kind, sizes.map(({ cm }) => cm)])).toEqual([
    ['ski', [190, 195, 200, 205]],
    ['boot', []],
    ['pole', [140, 145, 150, 155, 160]],
  ])
  expect(gear['PK-KV-JUNIOR']?.[0]?.gear).toMatchObject({ kind: 'ski', isJunior: true })
  expect(gear['PK-GF-WAX']).toBeUndefined()
})

test('more packages than one search can name parts of are answered', async () => {
  const skus = packageProducts().flatMap(({ sku, type, categories }) =>
    type === 'bundle' && categories.includes('ski-packages') ? [sku] : [],
  )
  const gear = await askFor(skus)
  expect(Object.keys(gear).length).toBeGreaterThan(8)
  for (const parts of Object.values(gear))
    expect(parts.map(({ gear: { kind } }) => kind)).toEqual(['ski', 'boot', 'pole'])
})

test('a platform that does not answer is told as a failure', async () => {
  upstream.answer = ({ url }) => (url.includes('/catalog') ? new Response('no', { status: 500 }) : undefined)
  const answer = await createShopper().get(`/api/products/gear?skus=${skuOf('ski-skate', 1)}`)
  expect(answer.status).toBeGreaterThanOrEqual(500)
})
