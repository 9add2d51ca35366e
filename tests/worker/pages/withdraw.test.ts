import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectedOf } from '#shared/outbox/terms.ts'
import { buyer, deliver } from '../support/checkout.ts'
import { clock, SECOND } from '../support/clock.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const PATH = '/angra-kop'
const EMAIL = buyer.contact.emailAddress
const ORDER = '/api/ext/order-service/order'
const WITHDRAW = '/api/ext/order-service/withdraw'

type Form = Record<string, string>

/** Orders two pairs of skis by invoice; returns the order's number. */
async function placeOrder(): Promise<string> {
  const shopper = createShopper()
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 2 })
  const { choice, cart } = await deliver(shopper)
  const order = { ...choice, paymentMethod: 'hosted_invoice', orderId: crypto.randomUUID() }
  const answer = await shopper.send('POST', '/api/checkout/order', { ...order, expected: expectedOf(cart) })
  return (await answer.json<{ orderNumber: string }>()).orderNumber
}

/** Posts a step as a browser without cookies, and reads the document. */
async function post(form: Form, changes = {}) {
  const response = await createShopper(undefined, changes).post(PATH, form)
  const html = await response.text()
  return { response, status: response.status, html, fields: fieldsOf(html), text: textOf(html) }
}

const textOf = (html: string) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')

/** What the page's form would send: its fields with their values. */
function fieldsOf(html: string): Form {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const inputs = [...main.matchAll(/<input[^>]*>/g)].map(([tag]) => tag)
  const sent = inputs.filter((tag) => !/type="(?:checkbox|radio)"/.test(tag) || /checked=""/.test(tag))
  const value = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  return Object.fromEntries(sent.map((tag) => [value(tag, 'name') ?? '', value(tag, 'value') ?? 'on']))
}

const proofOf = (orderNumber: string) => ({ orderNumber, email: EMAIL })

/** The page on which the customer confirms one of the two pairs. */
async function toConfirm(orderNumber: string): Promise<Form> {
  const choose = await post({ step: 'choose', ...proofOf(orderNumber) })
  const [quantity = ''] = Object.keys(choose.fields).filter((name) => name.startsWith('quantity-'))
  const confirm = await post({ ...choose.fields, [quantity]: '1', step: 'confirm' })
  expect([choose.status, confirm.status]).toEqual([200, 200])
  return { ...confirm.fields, step: 'received' }
}

const referenceIn = (text: string) => /WD-\w+/.exec(text)?.[0]

const withdrawalsOf = async (number: string) => {
  const { DB } = env as unknown as { DB: D1Database } // vitest.config.ts gives the platform's bindings
  const { results } = await DB.prepare(
    'SELECT w.lines FROM withdrawal AS w JOIN sales_order AS o ON o.entity_id = w.order_entity_id WHERE o.order_number = ?',
  )
    .bind(number)
    .all<{ lines: string }>()
  return results.map(({ lines }) => JSON.parse(lines).map(({ qty }: { qty: number }) => qty))
}

describe('the way there', () => {
  test.each([
    [undefined, '/', '/angra-kop', '/sida/withdrawal'],
    [NORWAY, '/', '/angre-kjop', '/side/withdrawal'],
    [undefined, '/en', '/en/withdraw', '/en/page/withdrawal'],
  ])(
    'leads from every page of %s%s, and from what the shop says about the right',
    async (origin, home, path, page) => {
      const shopper = createShopper(origin)
      const link = `href="${path}"`
      expect(await (await shopper.get(home)).text()).toContain(link)
      expect((await (await shopper.get(page)).text()).split(link).length).toBeGreaterThan(2)
      const response = await shopper.get(`${path}?orderNumber=100000024&email=asa@example.com`)
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
      expect(html).toContain('<meta name="robots" content="noindex')
      expect(html).not.toContain('asa@example.com')
      for (const other of ['/angra-kop', '/angre-kjop', '/en/withdraw']) expect(html).toContain(`${other}"`)
    },
  )

  test('is no other site’s', async () => {
    const request = { method: 'POST', headers: { Origin: 'https://evil.example' }, body: 'step=choose' }
    expect((await createShopper().request(PATH, request)).status).toBe(403)
  })
})

describe('a customer who has ordered two pairs of skis', () => {
  test('withdraws from one of them, and has a receipt with date and time', async () => {
    const number = await placeOrder()
    const { status, text, response } = await post(await toConfirm(number))
    expect(status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(text).toMatch(/WD-\w+ Mottagen \d+ \w+ \d{4} kl\. \d\d:\d\d \(Stockholm\)/)
    expect(text).toContain(EMAIL)
    expect(await withdrawalsOf(number)).toEqual([[1]])
  })

  test('may press the button twice: it is one withdrawal, and the same receipt', async () => {
    const number = await placeOrder()
    const form = await toConfirm(number)
    const receipts = await Promise.all([post(form), post(form)])
    const again = await post(form)
    expect(new Set([...receipts, again].map(({ text }) => referenceIn(text))).size).toBe(1)
    expect(await withdrawalsOf(number)).toEqual([[1]])
  })

  test('may withdraw from the other one later, as another withdrawal', async () => {
    const number = await placeOrder()
    const first = await post(await toConfirm(number))
    const choose = await post({ step: 'choose', ...proofOf(number) })
    expect(choose.text).toContain(referenceIn(first.text))
    await post(await toConfirm(number))
    expect(await withdrawalsOf(number)).toEqual([[1], [1]])
    expect(await post({ step: 'choose', ...proofOf(number) })).toMatchObject({ status: 409 })
  })

  test('who confirms what another tab has withdrawn meanwhile is told that nothing is left', async () => {
    const number = await placeOrder()
    const [one, other, late] = [await toConfirm(number), await toConfirm(number), await toConfirm(number)]
    await post(one)
    await post(other)
    const { status, text } = await post(late)
    expect(status).toBe(409)
    expect(text).toContain('Det finns inget kvar att ångra i den här beställningen.')
    expect(await withdrawalsOf(number)).toEqual([[1], [1]])
  })

  test('may go back and change what was chosen', async () => {
    const form = await toConfirm(await placeOrder())
    const { fields } = await post({ ...form, step: 'choose' })
    expect(Object.keys(fields)).toEqual(
      expect.arrayContaining(Object.keys(form).filter((name) => /-\d/.test(name))),
    )
    expect(fields).not.toHaveProperty('requestId')
  })
})

describe('what is wrong is told at the form, and nothing typed is lost:', () => {
  test.each<[string, Form, number, string]>([
    ['nothing typed', { orderNumber: '', email: '' }, 400, 'Fältet är obligatoriskt'],
    ['an unknown number', { orderNumber: '999999999', email: EMAIL }, 404, 'Vi hittar ingen beställning'],
    ['another’s number', { orderNumber: '100000001', email: EMAIL }, 404, 'Vi hittar ingen beställning'],
  ])('%s', async (_, form, status, told) => {
    const page = await post({ step: 'choose', ...form })
    expect(page.status).toBe(status)
    expect(page.text).toContain(told)
    expect(page.fields).toMatchObject(form)
  })

  test('a choice that cannot be', async () => {
    const number = await placeOrder()
    const { fields } = await post({ step: 'choose', ...proofOf(number) })
    const [line = ''] = Object.keys(fields).filter((name) => name.startsWith('line-'))
    const { [line]: _, ...unticked } = fields
    const wrong = { ...unticked, name: '', [line.replace('line', 'quantity')]: '7' }
    const nothing = await post({ ...wrong, step: 'confirm' })
    expect(nothing.status).toBe(400)
    expect(nothing.html).toContain(`href="#${line}"`)
    expect(nothing.html).toMatch(/<input[^>]*id="name"[^>]*aria-invalid="true" aria-describedby="name-error"/)
    expect(nothing.fields).toMatchObject(wrong)
    const many = await post({ ...wrong, [line]: 'on', step: 'confirm' })
    expect(many.text).toContain('Ange ett antal från 1 till 2.')
    expect(await withdrawalsOf(number)).toEqual([])
  })

  test('a form that was not confirmed withdraws nothing', async () => {
    const number = await placeOrder()
    const { requestId: _, ...form } = await toConfirm(number)
    const { fields } = await post(form)
    expect(fields.requestId).toMatch(/^[\da-f-]{36}$/)
    expect(await withdrawalsOf(number)).toEqual([])
  })

  test('a platform that does not answer: the same page is sent once more, as the same withdrawal', async () => {
    const number = await placeOrder()
    const form = await toConfirm(number)
    failing(WITHDRAW)
    const lost = await post(form)
    expect(lost.status).toBe(503)
    expect(lost.text).toContain('Butikens system svarar inte')
    expect(lost.fields.requestId).toBe(form.requestId)
    upstream.reset()
    expect(referenceIn((await post({ ...lost.fields, step: 'received' })).text)).toBeDefined()
  })

  test('a platform that does not know the order just now: the choice comes along', async () => {
    const form = await toConfirm(await placeOrder())
    failing(ORDER)
    const lost = await post(form)
    expect(lost.status).toBe(503)
    const { step: _, requestId: __, ...typed } = form
    expect(lost.fields).toMatchObject(typed)
  })

  test('too many tries, with what was typed', async () => {
    const limiter = { LIMIT_WITHDRAWAL: { limit: async () => ({ success: false }) } }
    const refused = await post({ step: 'choose', ...proofOf('100000024') }, limiter)
    expect(refused.status).toBe(429)
    expect(refused.response.headers.get('Retry-After')).toBe('60')
    expect(refused.text).toContain('För många försök')
    expect(refused.fields).toMatchObject(proofOf('100000024'))
    expect(upstream.calls.filter((call) => call.includes('order-service'))).toEqual([])
  })
})

/** The platform's own failure at a path. */
function failing(path: string): void {
  upstream.answer = ({ url }) =>
    new URL(url).pathname === path ? Response.json({ code: 502, result: 'away' }, { status: 502 }) : undefined
}

describe('the period', () => {
  /** The platform answers with an order whose period is this. */
  async function inPeriod(withdrawal: object | null) {
    const item = { item_id: 7, sku: 'A', name: 'Skida', qty_ordered: 1, withdrawal: { qty: 1, reason: null } }
    const result = {
      ...{ entity_id: 1, increment_id: '100000024', created_at: '2026-09-01 10:00:00' },
      ...{ grand_total: 1, items: [item], withdrawal },
    }
    upstream.answer = ({ url }) =>
      new URL(url).pathname === ORDER ? Response.json({ code: 200, result }) : undefined
    return post({ step: 'choose', ...proofOf('100000024') })
  }

  const dates = { until: '2026-09-20 21:59:59', open_purchase_until: '2026-11-05 22:59:59' }

  test.each<[string, object | null, number, string, boolean]>([
    ['of the law', { state: 'open', ...dates }, 200, 'till och med 20 september 2026', true],
    ['of the shop', { state: 'openPurchase', ...dates }, 200, 'Öppet köp till och med 5 november 2026', true],
    ['is over: a complaint remains', { state: 'over', ...dates }, 409, 'reklamationsrätten', false],
    ['of a cancelled order', { state: 'none' }, 409, 'redan avbruten', false],
    ['is not known: by mail', null, 409, 'mejl till hej@skare.example', false],
  ])('%s', async (_, withdrawal, status, told, isOpen) => {
    const page = await inPeriod(withdrawal)
    expect(page.status).toBe(status)
    expect(page.text).toContain(told)
    expect(page.text).toContain('063-10 20 30')
    expect('line-7' in page.fields).toBe(isOpen)
  })

  test('is nobody’s to tell where the platform has no such service: by mail', async () => {
    upstream.answer = ({ url }) =>
      new URL(url).pathname === ORDER
        ? new Response('<h1>Not found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } })
        : undefined
    const ask = () => post({ step: 'choose', ...proofOf('100000024') })
    expect((await ask()).status).toBe(404)
    clock.pass(10 * SECOND) // it was there a moment ago: one answer does not say that it is gone
    const page = await ask()
    expect(page.status).toBe(404)
    expect(page.text).toContain('mejl till hej@skare.example')
    expect(page.fields).toEqual({}) // nothing to fill in: the form could not be answered
  })
})
