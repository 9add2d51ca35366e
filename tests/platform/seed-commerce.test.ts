import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { seedCommerce } from '#platform/seed/seed-commerce.ts'
import { get, post, prepareShop, signIn } from './commerce-fixture.ts'

prepareShop(() => seedCommerce(env.DB))

test('anna has 23 orders on two pages, newest first (R7.11, R9.37)', async () => {
  const token = await signIn()
  const { result: first } = await get('/api/user/order-history', token)
  const { result: second } = await get('/api/user/order-history?pageSize=20&currentPage=2', token)
  expect(first.total_count).toBe(23)
  expect(first.items).toHaveLength(20)
  expect(second.items).toHaveLength(3)
  expect(first.items[0]).toMatchObject({ increment_id: '100000023', status: 'processing' })
  expect(second.items.at(-1)).toMatchObject({ increment_id: '100000001', status: 'complete' })
  expect(first.items[0].grand_total).toBeGreaterThan(0)
})

test('what is complete was sent and delivered, the newest order waits, the canceled one has no period', async () => {
  const { result } = await get('/api/user/order-history', await signIn())
  const [newest, second] = result.items
  expect(newest).toMatchObject({
    status: 'processing',
    shipments: [],
    withdrawal: { state: 'open', until: null },
  })
  expect(second).toMatchObject({
    created_at: '2026-09-05 09:41:07',
    shipments: [
      {
        carrier: 'Ombud',
        tracking_number: 'SK100000022SE',
        shipped_at: '2026-09-06 09:41:07',
        delivered_at: '2026-09-08 09:41:07',
      },
    ],
    withdrawal: { until: '2026-09-22 21:59:59', open_purchase_until: '2026-11-07 22:59:59' },
  })
  const placesOf = (at: number) => {
    const { address, method } = result.items[at].extension_attributes.shipping_assignments[0].shipping
    return [method, address.company, address.street[0]]
  }
  expect(placesOf(1)).toEqual(['pickup_servicepoint', 'Pressbyrån Stortorget', 'Stortorget 4'])
  expect(placesOf(3)).toEqual(['homedelivery_standard', '', 'Spårvägen 4'])
  const canceled = result.items.find(({ status }: { status: string }) => status === 'canceled')
  expect(canceled).toMatchObject({ shipments: [], withdrawal: { state: 'none', until: null } })
})

test('what is sold only within a package was bought by nobody alone', async () => {
  const show = (visibility: number) =>
    env.DB.prepare("UPDATE product SET source = json_set(source, '$.visibility', ?) WHERE sku = 'WAX'")
      .bind(visibility)
      .run()
  await show(1)
  await seedCommerce(env.DB)
  const { result } = await get('/api/user/order-history?pageSize=30', await signIn())
  const skus = result.items.flatMap(({ items }: { items: { sku: string }[] }) => items.map(({ sku }) => sku))
  expect(skus.length).toBeGreaterThan(23)
  expect(skus).not.toContain('WAX')
  await show(4)
})

test('filling it again changes nothing, and the next order takes the next number', async () => {
  await env.DB.prepare(
    "INSERT INTO download SELECT 'token', entity_id, 1, 1, 'Plan', NULL FROM sales_order LIMIT 1", // refers to an order
  ).run()
  await seedCommerce(env.DB)
  const { result } = await get('/api/user/order-history', await signIn())
  expect(result.total_count).toBe(23)
  const row = await env.DB.prepare('SELECT last_number FROM order_series WHERE store_id = 1').first()
  expect(row).toEqual({ last_number: 23 })
})

test('a moved product leads to the product with a child chosen (R2.64)', async () => {
  await env.DB.batch([
    env.DB.prepare("UPDATE product SET sku = 'DEMO-CONF' WHERE sku = 'RACE'"),
    env.DB.prepare("UPDATE offer SET parent_sku = 'DEMO-CONF' WHERE parent_sku = 'RACE'"),
  ])
  await seedCommerce(env.DB)
  const { result } = await post('/api/ext/url-rewrites/find', { url: 'produkter/fjallro-vasa-85.html' })
  expect(result).toEqual({ type: 'product', id: 20, target_url: 'race?childSku=RACE-187', redirectCode: 301 })
})
