import { beforeEach, expect, test } from 'vitest'
import { skuOf } from '#platform/seed/generate-products.ts'
import type { SizedGear } from '#shared/skis/sized-gear.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const askFor = async (skus: string[]) => {
  const response = await createShopper().get(`/api/products/gear?skus=${skus.join()}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toContain('public')
  return (await response.json<{ gear: Record<string, SizedGear> }>()).gear
}

test('skis and poles are told with their sizes, boots without, and nothing else is', async () => {
  const [ski, pole, boot] = [skuOf('ski-skate', 0), skuOf('pole', 0), skuOf('boot-classic', 0)]
  const gear = await askFor([ski, pole, boot, 'DEMO-TIER', 'NOBODY-HAS-THIS'])
  expect(Object.keys(gear).toSorted()).toEqual([ski, pole, boot].toSorted())
  expect(gear[ski]?.gear).toMatchObject({ kind: 'ski', styles: ['skate'] })
  expect(gear[ski]?.sizes.length).toBeGreaterThan(1)
  expect(gear[ski]?.sizes.every(({ cm }) => cm > 90 && cm < 220)).toBe(true)
  expect(gear[pole]?.gear.kind).toBe('pole')
  expect(gear[pole]?.sizes.length).toBeGreaterThan(1)
  expect(gear[boot]).toMatchObject({ gear: { kind: 'boot' }, sizes: [] })
})

test('a platform that does not answer is told as a failure', async () => {
  upstream.answer = ({ url }) => (url.includes('/catalog') ? new Response('no', { status: 500 }) : undefined)
  const answer = await createShopper().get(`/api/products/gear?skus=${skuOf('ski-skate', 1)}`)
  expect(answer.status).toBeGreaterThanOrEqual(500)
})
