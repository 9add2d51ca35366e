import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '#shared/cart/cart.ts'
import type { Shopper } from '../support/checkout.ts'
import { formIn, noticeOn, noticesOn, type PostedForm, submit } from '../support/forms.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

const { DB } = env as unknown as { DB: D1Database } // the platform's, bound by vitest.config.ts

beforeEach(() => upstream.reset())

const stores = [
  {
    store: 'Sweden',
    origin: undefined,
    path: '/varukorg',
    prefix: '',
    giftCard: 'gk-500',
    words: 'Rabattkoden gäller inte',
    quantity: 'Antalet är uppdaterat: 3 × @',
  },
  {
    store: 'Norway',
    origin: NORWAY,
    path: '/handlekurv',
    prefix: '',
    giftCard: 'gk-500-nok',
    words: 'Rabattkoden er ikke gyldig',
    quantity: 'Antallet er oppdatert: 3 × @',
  },
  {
    store: 'International',
    origin: undefined,
    path: '/en/cart',
    prefix: '/en',
    giftCard: 'gk-500-eur',
    words: 'The coupon code isn',
    quantity: 'Product quantity has been updated! 3 × @.',
  },
]

async function aShopper({
  origin,
  prefix = '',
  changes = {},
}: {
  origin?: string | undefined
  prefix?: string
  changes?: object
} = {}) {
  const shopper = createShopper(origin, changes)
  await shopper.send('POST', `${prefix}/api/cart/lines`, { sku: 'DEMO-SALE', quantity: 1 })
  return shopper
}

const cartOf = async (shopper: Shopper, prefix = '') => (await shopper.get(`${prefix}/api/cart`)).json<Cart>()

/** The form of a code in the cart's document, as a browser would find it. */
function codeForm(html: string, kind: 'coupon' | 'gift-card'): PostedForm {
  const forms = [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)].map(([text]) => text)
  const button = new RegExp(`<button(?=[^>]*\\sname="apply")[^>]*\\svalue="${kind}"`)
  const found = forms.find((text) => button.test(text))
  const action = /action="([^"]+)"/.exec(found ?? '')?.[1]
  if (!found?.includes('name="code"') || !action) throw new Error(`no form of a ${kind}`)
  return { action, fields: { apply: kind } }
}

describe.each(stores)('codes of the cart without JavaScript in $store', (store) => {
  const { origin, path, prefix, giftCard, words } = store
  test('a coupon is applied by its form, and taken off again', async () => {
    const shopper = await aShopper({ origin, prefix })
    const form = codeForm(await (await shopper.get(path)).text(), 'coupon')
    expect(await submit(shopper, form, { code: ' skare10 ' })).toMatchObject({ status: 303, location: path })
    expect((await cartOf(shopper, prefix)).coupon).toBe('SKARE10')
    const html = await (await shopper.get(path)).text()
    expect(html).toMatch(/<button(?=[^>]*\sname="takeOff")[^>]*\svalue="coupon"/)
    const removed = await submit(shopper, { action: path, fields: { takeOff: 'coupon' } }, {})
    expect(removed).toMatchObject({ status: 303, location: path })
    expect((await cartOf(shopper, prefix)).coupon).toBeNull()
  })

  test('a gift card is redeemed by its form, and taken off again', async () => {
    const shopper = await aShopper({ origin, prefix })
    const form = codeForm(await (await shopper.get(path)).text(), 'gift-card')
    expect(await submit(shopper, form, { code: giftCard })).toMatchObject({ status: 303, location: path })
    expect((await cartOf(shopper, prefix)).totals.giftCard).toBeLessThan(0)
    await submit(shopper, { action: path, fields: { takeOff: 'gift-card' } }, {})
    expect((await cartOf(shopper, prefix)).totals.giftCard).toBe(0)
  })

  test('a code that is not valid is told at its field, which keeps it', async () => {
    const shopper = await aShopper({ origin, prefix })
    const { status, html } = await submit(
      shopper,
      { action: path, fields: { apply: 'coupon' } },
      { code: 'FINNSEJ' },
    )
    expect(status).toBe(422)
    const [field = ''] = /<input[^>]*value="FINNSEJ"[^>]*>/.exec(html) ?? []
    const id = /\sid="([^"]+)"/.exec(field)?.[1] ?? 'none'
    expect(field).toContain('aria-invalid="true"')
    expect(html.slice(html.indexOf(`id="${id}-error"`))).toContain(words)
    expect(html).toMatch(/<details open=""/)
  })
})

test('a coupon that takes the place of another is told without a fault, and the field is empty', async () => {
  const shopper = await aShopper()
  const fields = { apply: 'coupon' }
  await submit(shopper, { action: '/varukorg', fields }, { code: 'FRAKT' })
  const { status, html } = await submit(shopper, { action: '/varukorg', fields }, { code: 'SKARE10' })
  expect(status).toBe(200)
  expect(html).toMatch(/<p role="status">SKARE10 gäller i stället för FRAKT\.<\/p>/)
  expect(html).not.toContain('aria-invalid')
  expect(html).not.toMatch(/<input[^>]*value="SKARE10"/)
})

describe('what stands in the way of a code is said at its field', () => {
  test('the code of a gift card that does not exist is named', async () => {
    const shopper = await aShopper()
    const fields = { apply: 'gift-card', code: 'NOPE' }
    const { status, html } = await submit(shopper, { action: '/varukorg', fields }, {})
    expect([status, html.includes('Presentkortskoden NOPE gäller inte.')]).toEqual([422, true])
  })

  test('an empty code', async () => {
    const shopper = await aShopper()
    const { status, html } = await submit(
      shopper,
      { action: '/varukorg', fields: { apply: 'coupon', code: ' ' } },
      {},
    )
    expect([status, html.includes('aria-invalid="true"')]).toEqual([400, true])
    expect(upstream.calls.filter((call) => call.includes('coupon'))).toEqual([])
  })

  test('a platform that does not answer: the code can be sent again', async () => {
    const shopper = await aShopper()
    upstream.answer = ({ url }) =>
      url.includes('coupon') ? new Response('down', { status: 503 }) : undefined
    const { status, html } = await submit(
      shopper,
      { action: '/varukorg', fields: { apply: 'coupon', code: 'SKARE10' } },
      {},
    )
    expect(status).toBeGreaterThanOrEqual(500)
    expect(html).toMatch(/<input[^>]*value="SKARE10"/)
  })

  test('too many codes', async () => {
    const LIMIT_COUPON = { limit: async () => ({ success: false }) } as unknown as RateLimit // its one method
    const shopper = await aShopper({ changes: { LIMIT_COUPON } })
    const response = await shopper.post('/varukorg', { apply: 'coupon', code: 'SKARE10' })
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60'])
    expect(await response.text()).toContain('Vänta en minut')
  })

  test('another site cannot apply one, and nobody stores the answer', async () => {
    const shopper = await aShopper()
    const body = new URLSearchParams({ apply: 'coupon', code: 'SKARE10' })
    const foreign = await shopper.request('/varukorg', {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.example' },
      body,
    })
    expect(foreign.status).toBe(403)
    expect((await cartOf(shopper)).coupon).toBeNull()
    const wrong = await shopper.post('/varukorg', { apply: 'coupon', code: 'NEJ' })
    expect(wrong.headers.get('Cache-Control')).toBe('private, no-store')
  })
})

describe.each(stores)('what a form has to say, in $store', ({ origin, path, prefix }) => {
  test('is said once, by the next document, and the address tells nothing of it', async () => {
    const shopper = await aShopper({ origin, prefix })
    const fields = { sku: 'DEMO-SALE', quantity: '1' }
    expect(await submit(shopper, { action: path, fields }, {})).toMatchObject({ status: 303, location: path })
    expect(await noticeOn(shopper, path)).not.toBeNull()
    expect(await noticeOn(shopper, path)).toBeNull() // a reload
    expect(shopper.cookies().has('__Host-skare-notices')).toBe(false)
  })

  test('no address can make the shop say it', async () => {
    const shopper = await aShopper({ origin, prefix })
    expect(await noticeOn(shopper, `${path}?notice=notices.cart.added`)).toBeNull()
  })
})

describe('all that a form has to say is said', () => {
  const group = (quantities: Record<string, string>) => ({
    action: '/varukorg',
    fields: {
      ...{ sku: 'DEMO-GROUPED', quantity: '1' },
      ...Object.fromEntries(
        Object.entries(quantities).map(([colour, quantity]) => [`member.DEMO-GROUPED-${colour}`, quantity]),
      ),
    },
  })

  test('R5.5 R8.9 R8.11 R8.13: of a group, what is out of stock and what there is less of, by name, and that the rest was added', async () => {
    const stocks = { BLUE: { is_in_stock: false, qty: 0 }, RED: { is_in_stock: true, qty: 2 } }
    upstream.answer = ({ url }) => {
      if (!url.includes('/api/stock/list')) return undefined
      const result = Object.entries(stocks).map(([colour, stock]) => ({
        product_sku: `DEMO-GROUPED-${colour}`,
        manage_stock: true,
        ...stock,
      }))
      return Response.json({ code: 200, result })
    }
    const shopper = createShopper()
    await submit(shopper, group({ BLUE: '1', PURPLE: '1', RED: '5' }), {})
    expect(await noticesOn(shopper)).toEqual([
      expect.stringMatching(/^.+Blå.* är slut i lager och kan inte läggas i varukorgen!$/),
      expect.stringMatching(/^Det finns bara 2 st av .*Röd/),
      'Produkten ligger i varukorgen!',
    ])
    expect((await cartOf(shopper)).lines).toMatchObject([
      { sku: 'DEMO-GROUPED-PURPLE', quantity: 1 },
      { sku: 'DEMO-GROUPED-RED', quantity: 2 },
    ])
  })

  test('R5.5: of a personalised product, each field that is wrong', async () => {
    const shopper = createShopper()
    const custom = { 'custom.1': 'ÅÄÖÅÄÖ', 'custom.2': 'Å'.repeat(300) }
    const fields = { sku: 'DEMO-INITIALS', quantity: '1', ...custom }
    await submit(shopper, { action: '/varukorg', fields }, {})
    expect(await noticesOn(shopper)).toHaveLength(2)
  })

  test('as much of it as a cookie holds', async () => {
    const members = Array.from({ length: 50 }, (_, at) => [`member.SKU-${at}`, '10000'])
    const fields = { sku: 'DEMO-GROUPED', quantity: '1', ...Object.fromEntries(members) }
    const shopper = createShopper()
    await submit(shopper, { action: '/varukorg', fields }, {})
    expect(await noticesOn(shopper)).toEqual([expect.stringContaining('mindre än 10\u00a0000')])
  })
})

describe.each(stores)('R8.10: a quantity that is changed without JavaScript in $store', (store) => {
  const { origin, path, prefix, quantity } = store
  test('is told with the product and how many of it', async () => {
    const shopper = await aShopper({ origin, prefix })
    const [line] = (await cartOf(shopper, prefix)).lines
    await shopper.post(path, { line: String(line?.id), quantity: '3' })
    expect(await noticesOn(shopper, path)).toEqual([quantity.replace('@', line?.name ?? '')])
  })
})

describe('a quantity that nobody can buy', () => {
  test.each(['0', '-1'])('R5.9: %s is told in the cart, and nothing is added', async (quantity) => {
    const shopper = createShopper()
    const answer = await submit(shopper, { action: '/varukorg', fields: { sku: 'DEMO-SALE', quantity } }, {})
    expect(answer).toMatchObject({ status: 303, location: '/varukorg' })
    expect(await noticeOn(shopper)).toBe('Antalet måste vara större än 0')
    expect((await cartOf(shopper)).lines).toEqual([])
  })

  test.each([
    ['a product', () => ({ sku: 'DEMO-LOW' })],
    ['a line', (id: string) => ({ line: id })],
  ])('R5.10: ten thousand of %s are told with the limit, and nothing changes', async (_, fieldsOf) => {
    const shopper = await aShopper()
    const [line] = (await cartOf(shopper)).lines
    upstream.calls = []
    const fields = { ...fieldsOf(String(line?.id)), quantity: '10000' }
    const answer = await submit(shopper, { action: '/varukorg', fields }, {})
    expect(answer).toMatchObject({ status: 303, location: '/varukorg' })
    expect(await noticeOn(shopper)).toContain('Antalet måste vara mindre än 10\u00a0000')
    expect(upstream.calls).not.toContain('POST /api/cart/update')
    expect((await cartOf(shopper)).lines).toMatchObject([{ sku: 'DEMO-SALE', quantity: 1 }])
  })
})

describe('R5.37: taking something out is asked about first', () => {
  test.each(stores)('a line in $store, by its name', async ({ origin, path, prefix }) => {
    const shopper = await aShopper({ origin, prefix })
    const [line] = (await cartOf(shopper, prefix)).lines
    const asked = await submit(shopper, { action: path, fields: { remove: String(line?.id) } }, {})
    expect(asked.status).toBe(200)
    expect(asked.html).toMatch(new RegExp(`<h1>[^<]*${line?.name}`))
    expect(asked.html).toContain(`href="${path}"`)
    expect((await cartOf(shopper, prefix)).lines).toHaveLength(1)
    expect(await submit(shopper, formIn(asked.html, 'confirmed'), {})).toMatchObject({
      status: 303,
      location: path,
    })
    expect((await cartOf(shopper, prefix)).lines).toEqual([])
  })

  test('all lines', async () => {
    const shopper = await aShopper()
    const asked = await submit(shopper, { action: '/varukorg', fields: { clear: '1' } }, {})
    expect(asked.html).toMatch(/<h1>Ta bort allt i varukorgen\?/)
    expect((await cartOf(shopper)).lines).toHaveLength(1)
    await submit(shopper, formIn(asked.html, 'confirmed'), {})
    expect((await cartOf(shopper)).lines).toEqual([])
  })

  test('what is gone is not asked about', async () => {
    const shopper = createShopper()
    for (const fields of [{ clear: '1' }, { remove: '999999' }] as Record<string, string>[])
      expect(await submit(shopper, { action: '/varukorg', fields }, {})).toMatchObject({ status: 303 })
  })
})

/** A shopper with one line in the account's cart, whose login the platform does not know any more. */
async function whoseLoginHasEnded(email: string) {
  const shopper = createShopper()
  const names = { firstName: 'Åsa', lastName: 'Berg' }
  await shopper.send('POST', '/api/user/register', { ...names, email, password: 'Spår-och-snö-1' })
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-LOW', quantity: 1 })
  await DB.prepare('DELETE FROM customer_token').run()
  upstream.answer = ({ url }) =>
    url.includes('/user/refresh') ? Response.json({ code: 401, result: 'no' }) : undefined
  return shopper
}

test('R4.98: the cart that is opened after the login has ended is empty, because it is the account’s, and says so', async () => {
  const shopper = await whoseLoginHasEnded('oppnad@example.com')
  const response = await shopper.get('/varukorg')
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringContaining('Varukorgen är tom'),
  ])
  expect(await noticeOn(shopper)).toContain('Du har loggats ut')
})

test('R4.48 R4.57: what is added after the login has ended goes into a guest’s cart, and that is said', async () => {
  const shopper = await whoseLoginHasEnded('formular@example.com')
  const fields = { sku: 'DEMO-SALE', quantity: '1' }
  const answer = await submit(shopper, { action: '/varukorg', fields }, {})
  expect(answer).toMatchObject({ status: 303, location: '/varukorg' })
  expect(await noticesOn(shopper)).toEqual([
    'Produkten ligger i varukorgen!',
    expect.stringContaining('Du har loggats ut'),
  ])
  expect((await cartOf(shopper)).lines).toMatchObject([{ sku: 'DEMO-SALE', quantity: 1 }])
})

test.each([
  ['taken out', { remove: '1' }],
  ['emptied', { clear: '1' }],
])('what is %s after the login has ended leads to the guest’s cart, and that is said', async (_, fields) => {
  const shopper = await whoseLoginHasEnded(`formular-${Object.keys(fields).join()}@example.com`)
  const answer = await submit(shopper, { action: '/varukorg', fields }, {})
  expect(answer).toMatchObject({ status: 303, location: '/varukorg' })
  expect(await noticeOn(shopper)).toContain('Du har loggats ut')
})

describe.each([
  ['Sweden', undefined, '', '/varukorg', /Det finns bara \d+ st av Tjärnmo/],
  ['Norway', NORWAY, '', '/handlekurv', /Det finnes bare \d+ stk\. av Tjärnmo/],
  ['International', undefined, '/en', '/en/cart', /Only \d+ pieces of Tjärnmo/],
])('more than there is, without JavaScript in %s', (...row) => {
  const [, origin, prefix, path, words] = row
  test('R8.14: is answered with how many pieces there are of what', async () => {
    const shopper = await aShopper({ origin, prefix })
    const [line] = (await cartOf(shopper, prefix)).lines
    await shopper.post(path, { line: String(line?.id), quantity: '9999' })
    const told = await noticeOn(shopper, path)
    expect(told).toMatch(words)
    expect(told).not.toMatch(/\{|undefined| {2}/)
  })
})

test('R8.1: what a form has left to be said comes in words, also to the browser, which may not have loaded the text of its key', async () => {
  const shopper = createShopper()
  await shopper.post('/varukorg', { sku: 'DEMO-SALE', quantity: '1' })
  const html = await (await shopper.get('/varukorg')).text()
  expect(html.split('Produkten ligger i varukorgen!')).toHaveLength(3) // in the page, and in the data that it hydrates with
  expect(html).not.toContain('notices.cart.added')
})
