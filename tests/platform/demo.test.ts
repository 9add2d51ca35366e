import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { app } from '#platform/app.ts'
import { mailStatement } from '#platform/mails/outbox.ts'
import { anAddress, post, prepareShop } from './commerce-fixture.ts'

prepareShop()

const HOSTILE = '<script>alert(1)</script>'
const closed = { ...env, DIALS: '0', DEMO: '0' }
const open = { ...closed, DEMO: '1' }
const visit = (path: string, bindings: typeof env = open) => app.request(path, {}, bindings)

let mailId = 0
beforeEach(async () => {
  const mail = {
    kind: 'order' as const,
    recipient: 'a@example.com',
    subject: HOSTILE,
    body: 'Hej',
    html: '<p>Hej</p>',
  }
  await mailStatement(env.DB, mail, '2026-03-01 10:00:00').run()
  mailId = (await env.DB.prepare('SELECT MAX(id) AS id FROM mail').first<{ id: number }>())?.id ?? 0
})

test('without DEMO=1 and without the dials there is no demo', async () => {
  for (const path of ['/demo', '/demo/mails/1', '/demo/mails/1/text'])
    expect((await visit(path, closed)).status).toBe(404)
  const press = await app.request('/demo/orders/1/dispatch', { method: 'POST' }, closed)
  expect(press.status).toBe(404)
  const filled = await app.request('/demo/stock/OOS/restock', { method: 'POST' }, closed)
  expect(filled.status).toBe(404)
})

describe('the demo page', () => {
  test('lists mails and runs nothing', async () => {
    const answer = await visit('/demo')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
    const text = await answer.text()
    expect(text).toContain(`href="/demo/mails/${mailId}"`)
    expect(text).not.toContain('<script')
  })

  test('shows a mail as a document without an origin, and as text', async () => {
    const document = await visit(`/demo/mails/${mailId}`)
    expect(document.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
    expect(await document.text()).toBe('<p>Hej</p>')
    const text = await visit(`/demo/mails/${mailId}/text`)
    expect(text.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await text.text()).toBe('Hej')
    expect((await visit('/demo/mails/999999')).status).toBe(404)
  })

  test('sends an order by a press of its button, which only its own page has', async () => {
    const { result } = await post('/api/order', {
      products: [{ sku: 'WAX', qty: 1, price: 1 }],
      addressInformation: {
        shippingAddress: anAddress,
        billingAddress: anAddress,
        shipping_carrier_code: 'pickup',
        shipping_method_code: 'servicepoint',
        payment_method_code: 'hosted_invoice',
      },
    })
    const action = `/demo/orders/${result.orderNumber}/dispatch`
    expect(await (await visit('/demo')).text()).toContain(`action="${action}"`)
    const press = (origin: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin }
      return app.request(action, { method: 'POST', headers }, open)
    }
    expect((await press('https://elsewhere.example')).status).toBe(403)
    expect((await press('http://localhost')).status).toBe(303)
    const text = await (await visit('/demo')).text()
    expect(text).not.toContain(`action="${action}"`)
    expect(text).toContain(`SK${result.orderNumber}SE`)
  })

  test.each<Record<string, string>>([
    { origin: 'https://elsewhere.example' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is pressed by no other page, whatever that calls its body: %j', async (from) => {
    const headers = { 'content-type': 'application/json', ...from }
    const press = await app.request('/demo/stock/OOS/restock', { method: 'POST', headers }, open)
    expect(press.status).toBe(403)
  })

  test('fills up what is waited for by a press of its button, and the mails go out', async () => {
    await post('/api/ext/back-in-stock/wait', { sku: 'OOS', email: 'waiting@example.com' })
    await post('/dials/stock', { sku: 'RACE-187', qty: 0 })
    await post('/api/ext/back-in-stock/wait', { sku: 'RACE', email: 'skier@example.com' })
    const press = (sku: string, origin = 'http://localhost') => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin }
      return app.request(`/demo/stock/${sku}/restock`, { method: 'POST', headers }, open)
    }
    expect(await (await visit('/demo')).text()).toContain('action="/demo/stock/OOS/restock"')
    expect((await press('OOS', 'https://elsewhere.example')).status).toBe(403)
    expect((await press('OOS')).status).toBe(303)
    expect((await press('RACE')).status).toBe(303)
    const text = await (await visit('/demo')).text()
    expect(text).not.toContain('/restock"')
    for (const address of ['waiting@example.com', 'skier@example.com']) expect(text).toContain(address)
  })
})
