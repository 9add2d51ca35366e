import { beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '#shared/cart/cart.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const away = () => {
  upstream.answer = ({ url }) =>
    url.includes('/gift-card/') ? new Response('away', { status: 503 }) : undefined
}

describe('the balance of a gift card', () => {
  const ask = (code: string, shopper = createShopper()) =>
    shopper.send('POST', '/api/cart/gift-card/balance', { code })

  test('is told, also before there is a cart, and nothing is applied', async () => {
    const shopper = createShopper()
    expect(await (await ask(' gk-500 ', shopper)).json()).toEqual({ balance: 500_00 })
    expect(await (await ask('GK-0', shopper)).json()).toEqual({ balance: 0 })
    const { totals } = await (await shopper.get('/api/cart')).json<Cart>()
    expect(totals.giftCard).toBe(0)
    expect(upstream.calls.filter((call) => /apply|cart\/create/.test(call))).toEqual([])
  })

  test('of a card that nobody has is refused; a platform that is down is told as such', async () => {
    const unknown = await ask('FINNSEJ')
    expect([unknown.status, await unknown.json()]).toEqual([
      422,
      { error: { code: 'errors.giftCard.invalid', params: { code: 'FINNSEJ' } } },
    ])
    away()
    const failed = await ask('GK-500')
    expect([failed.status, await failed.json()]).toEqual([
      expect.toBeOneOf([502, 503]),
      { error: { code: 'errors.platformAway' } },
    ])
  })

  test.each(['.', '..'])('of the code %s is asked for at no address of the platform', async (code) => {
    await ask(code)
    expect(upstream.calls.filter((call) => call.includes('/gift-card'))).toEqual([])
  })

  test.each(['.', '..', 'A/B', '.GIT', 'A.PHP'])(
    'of the code %s, which a web server itself may refuse, is refused as any; others keep their cards',
    async (code) => {
      const isRefused = (url: string) => !/\/gift-card\/(balance\/[\w-]+|apply|remove)(\?|$)/.test(url)
      upstream.answer = ({ url }) =>
        url.includes('/gift-card/') && isRefused(url)
          ? new Response('<h1>no</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } })
          : undefined
      const refused = await ask(code)
      expect([refused.status, await refused.json()]).toEqual([
        422,
        { error: { code: 'errors.giftCard.invalid', params: { code } } },
      ])
      expect(await (await ask('GK-500')).json()).toEqual({ balance: 500_00 })
    },
  )

  test.each([
    ['Sweden', undefined, '', '/varukorg', 'GK-500', /Saldo: 500\skr/],
    ['Norway', NORWAY, '', '/handlekurv', 'GK-500-NOK', /Saldo: 500\skr/],
    ['International', undefined, '/en', '/en/cart', 'GK-500-EUR', /Balance: 500\s€/],
  ])('is told without JavaScript in %s, beside the field that keeps the code', async (...row) => {
    const [, origin, prefix, path, code, words] = row
    const shopper = createShopper(origin)
    await shopper.send('POST', `${prefix}/api/cart/lines`, { sku: 'DEMO-SALE', quantity: 1 })
    const form = { code, balance: 'gift-card' }
    const html = await (await shopper.post(path, form)).text()
    expect(words.test(html)).toBe(true)
    expect(html.includes(`value="${code}"`)).toBe(true)
    expect(html.includes('aria-invalid')).toBe(false)
    const refused = await shopper.post(path, { ...form, code: 'FINNSEJ' })
    expect([refused.status, (await refused.text()).includes('aria-invalid="true"')]).toEqual([422, true])
  })

  test.each([
    ['Sweden', undefined, '/varukorg', /Saldo: 123,50\skr/],
    ['International', undefined, '/en/cart', /Balance: 123\.50\s€/],
  ])('is told to the last digit in %s, never rounded up', async (_, origin, path, words) => {
    const shopper = createShopper(origin)
    const prefix = path.startsWith('/en') ? '/en' : ''
    await shopper.send('POST', `${prefix}/api/cart/lines`, { sku: 'DEMO-SALE', quantity: 1 })
    upstream.answer = ({ url }) =>
      url.includes('/gift-card/balance/')
        ? Response.json({ code: 200, result: { amount: 123.5 } })
        : undefined
    const html = await (await shopper.post(path, { code: 'GK-ODD', balance: 'gift-card' })).text()
    expect(html).toMatch(words)
  })

  test('counts as a try of the card: wrong codes with the same start run out together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        at % 2
          ? ask(`VVVV-${at}`)
          : createShopper().send('POST', '/api/cart/gift-card', { code: `VVVV-${at}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    expect((await ask('UUUU-1')).status).toBe(422)
  })

  test.each(['gift-card', 'coupon'])(
    'of a form that names %s asks the limit of gift cards',
    async (named) => {
      const shopper = createShopper(undefined, {
        LIMIT_GIFT_CARD: { limit: async () => ({ success: false }) },
      })
      const answer = await shopper.post('/varukorg', { code: 'GK-500', balance: named })
      expect(answer.status).toBe(429)
      expect(upstream.calls.filter((call) => call.includes('/gift-card/'))).toEqual([])
    },
  )
})
