import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clock, SECOND } from '../support/clock.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'
import { stockPlatform, wholePlatform } from '../support/stock.ts'

const SKU = 'DEMO-OOS'
const DOUBT = 10 * SECOND
const MEMORY = 600 * SECOND
const db = (env as unknown as { DB: D1Database }).DB // the platform's

beforeEach(async () => {
  upstream.reset()
  await db.prepare('DELETE FROM back_in_stock').run()
})

const kept = async () => (await db.prepare('SELECT sku, email, store_id FROM back_in_stock').all()).results
const send = (body: unknown, shopper = createShopper(), prefix = '') =>
  shopper.send('POST', `${prefix}/api/back-in-stock`, body)
const codeOf = async (response: Response) => (await response.json<{ error: { code: string } }>()).error.code
const pageOf = async (sku: string, shopper = createShopper(), prefix = '') => {
  const found = await shopper.get(`${prefix}/p/${sku}/x`)
  return found.text()
}

describe('a wish for a mail when a product is back', () => {
  test.each([
    ['Sweden', undefined, '', 1],
    ['Norway', NORWAY, '', 3],
    ['International', undefined, '/en', 4],
  ])('is kept with the store it came from: %s', async (_, origin, prefix, store_id) => {
    const response = await send({ sku: SKU, email: ' Asa@Example.com' }, createShopper(origin), prefix)
    expect([response.status, await response.json()]).toEqual([200, { status: 'waiting' }])
    expect(await kept()).toEqual([{ sku: SKU, email: 'asa@example.com', store_id }])
  })

  test('is not kept for what can be bought', async () => {
    expect(await (await send({ sku: 'DEMO-SALE', email: 'asa@example.com' })).json()).toEqual({
      status: 'in_stock',
    })
    expect(await kept()).toEqual([])
  })

  test.each([
    [{ sku: SKU, email: 'asa@' }, 400, 'errors.field.email'],
    [{ sku: SKU, email: ' ' }, 400, 'errors.field.required'],
    [{ email: 'asa@example.com' }, 400, 'errors.badRequest'],
    [{ sku: 'NOWHERE', email: 'asa@example.com' }, 404, 'errors.cart.unknownProduct'],
  ])('%j is refused', async (body, status, code) => {
    const response = await send(body)
    expect([response.status, await codeOf(response)]).toEqual([status, code])
  })

  test('a platform that fails is told as a failure, and an address it refuses at the field', async () => {
    for (const [code, told] of [
      [500, 'errors.platformAway'],
      [400, 'errors.field.email'],
    ] as const) {
      upstream.answer = ({ url }) =>
        url.includes('/back-in-stock/') ? Response.json({ code, result: 'no' }, { status: code }) : undefined
      expect(await codeOf(await send({ sku: SKU, email: 'asa@example.com' }))).toBe(told)
    }
  })
})

describe('without JavaScript', () => {
  const post = (form: Record<string, string>, shopper = createShopper()) =>
    shopper.post('/back-in-stock', { sku: SKU, parentSku: SKU, ...form })

  test('the product’s page has the form, and answers it', async () => {
    const page = await pageOf(SKU)
    expect(page).toMatch(/<form[^>]* action="\/back-in-stock"/)
    expect(page).toContain('Du får ett enda mejl. Sedan glömmer vi adressen.')
    const response = await post({ email: 'asa@example.com' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const answered = await response.text()
    expect(answered).toContain('<p role="status">Tack! Vi mejlar dig när den går att köpa igen.</p>')
    expect(answered).toContain('value="asa@example.com"')
    expect(await kept()).toMatchObject([{ sku: SKU, email: 'asa@example.com' }])
  })

  test('a variant that is sold out has the form, and its own sku', async () => {
    const sku = 'DEMO-CONF-RED-200'
    const page = await (await createShopper().get(`/p/DEMO-CONF/x/${sku}`)).text()
    expect(page).toContain(
      `<input type="hidden" name="sku" value="${sku}"/><input type="hidden" name="parentSku" value="DEMO-CONF"/><fieldset`,
    )
    const answered = await (await post({ sku, parentSku: 'DEMO-CONF', email: 'asa@example.com' })).text()
    expect(answered).toContain('Tack! Vi mejlar dig när den går att köpa igen.')
    expect(await kept()).toMatchObject([{ sku }])
  })

  test('a bad address is told at its field, with what was typed', async () => {
    const response = await post({ email: 'asa@berg' })
    expect(response.status).toBe(400)
    const page = await response.text()
    const id = /<input[^>]* id="([^"]+)"[^>]* value="asa@berg"/.exec(page)?.[1]
    expect(page).toContain(`<p class="field-error" id="${id}-error">Ange en giltig e-postadress`)
    expect(await kept()).toEqual([])
  })

  test('what one shopper typed is in nobody else’s page', async () => {
    await post({ email: 'asa@example.com' })
    expect(await pageOf(SKU)).not.toContain('asa@example.com')
  })

  test('too many are told at the form', async () => {
    const limiter = { LIMIT_NEWSLETTER: { limit: async () => ({ success: false }) } }
    const response = await post({ email: 'asa@example.com' }, createShopper(undefined, limiter))
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60'])
    expect(await response.text()).toContain('För många försök')
  })

  test('an unknown product is not found', async () => {
    expect((await post({ parentSku: 'NOWHERE', email: 'asa@example.com' })).status).toBe(404)
  })

  test('a product that can be bought has no such form', async () => {
    expect(await pageOf('DEMO-SALE')).not.toContain('/back-in-stock')
  })
})

describe('on a platform without the extension', () => {
  beforeEach(() => {
    clock.pass(MEMORY + SECOND) // what was found before is asked again
    stockPlatform(['extensions'])
  })
  afterEach(() => {
    wholePlatform()
    clock.pass(MEMORY + SECOND) // nothing is remembered for the next test
  })

  test('the form is not there, and the page is', async () => {
    const shopper = createShopper()
    await expect
      .poll(async () => {
        await shopper.get('/okand-1') // what the platform lacks is found out after a page
        clock.pass(DOUBT) // what was there is lacking when it is missing for that long
        return (await (await shopper.get('/readyz')).json<{ lacking: string[] }>()).lacking
      })
      .toContain('back-in-stock')
    const page = await pageOf('DEMO-OOS', shopper, '/en')
    expect(page).toContain('Out of stock')
    expect(page).not.toContain('/back-in-stock')
  })

  test('a form from before is answered, and everything else goes on', async () => {
    const shopper = createShopper()
    const response = await send({ sku: SKU, email: 'asa@example.com' }, shopper)
    expect([response.status, await codeOf(response)]).toEqual([404, 'errors.notFound'])
    expect((await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })).status).toBe(
      200,
    )
  })
})

test('switched off by hand, it is neither shown nor asked', async () => {
  const shopper = createShopper(NORWAY, { EXTENSIONS_OFF: 'back-in-stock' })
  const page = await pageOf(SKU, shopper)
  expect(page).toContain('Ikke på lager')
  expect(page).not.toContain('/back-in-stock')
  expect((await send({ sku: SKU, email: 'asa@example.com' }, shopper)).status).toBe(404)
  expect(upstream.calls.filter((call) => call.includes('back-in-stock'))).toEqual([])
})
