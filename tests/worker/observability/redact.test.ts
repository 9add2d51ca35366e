import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redact, redactText } from '#worker/observability/redact.ts'

const base64Url = fc.uint8Array({ minLength: 32, maxLength: 64 }).map((bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', ''),
)
const cartId = fc
  .array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'), { minLength: 32, maxLength: 32 })
  .map((characters) => characters.join(''))
  .filter((text) => /\d/.test(text))
const secret = fc.oneof(base64Url, cartId, fc.uuid(), fc.emailAddress({ size: '-1' }))
const around = fc.constantFrom(
  (text: string) => `/hosted-checkout/init/${text}: 502`,
  (text: string) => `/hosted-checkout/load/${text}: 502`,
  (text: string) => `No such entity with cartId = ${text}`,
  (text: string) => `https://platform/api/user/me?token=${text}&storeCode=sv`,
  (text: string) => `Authorization: Bearer ${text}`,
  (text: string) => `{"customer":"${text}"}`,
  (text: string) => text,
)

test('no token, e-mail address or id of a cart gets through, wherever it stands', () => {
  fc.assert(
    fc.property(secret, around, (text, place) => {
      expect(redactText(place(text))).not.toContain(text)
      expect(
        JSON.stringify(redact({ error: new Error(place(text), { cause: { detail: text } }) })),
      ).not.toContain(text)
    }),
  )
})

test('redacting twice changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(secret, fc.string()), around, (text, place) => {
      const once = redactText(place(text))
      expect(redactText(once)).toBe(once)
    }),
  )
})

test('a token that begins with a quotation mark is one', () => {
  expect(redactText("Authorization: Bearer '@-")).toBe('Authorization: Bearer [secret]')
})

test.each([
  '/skidor/klassiska-skidor-2026/vallningsfria-langdskidor',
  '/p/DEMO-CONF-1/skin-pro-classic-2027',
  'AppError: errors.platformAway ← TypeError: Network connection lost.',
  'no answer within 1000 ms',
  '/api/catalog/vue_storefront_catalog_no/product/_search',
])('what operators need stays: %s', (text) => {
  expect(redactText(text)).toBe(text)
})

test('fields with telling names lose their value', () => {
  expect(redact({ email: 'x', token: 1, cart_id: 'a', address: { telephone: '1' }, sku: 'A1' })).toEqual({
    email: '[secret]',
    token: '[secret]',
    cart_id: '[secret]',
    address: { telephone: '[secret]' },
    sku: 'A1',
  })
})

test.each(['070-123 45 67', '+46 70 123 45 67', '+4512345678'])(
  'the phone number %s is not logged',
  (number) => {
    expect(redactText(`contact: ${number}`)).toBe('contact: [phone]')
  },
)

test('a gift card’s code is not logged, though it looks like a slug', () => {
  expect(redactText('/api/ext/gift-card/balance/GK-2026-ABCD: 502')).toBe(
    '/api/ext/gift-card/balance/[id]: 502',
  )
})

test('an error is told with all that led to it', () => {
  const cause = new Error('no answer', { cause: new TypeError('connection lost') })
  expect(redact(new Error('platform away', { cause }))).toBe(
    'Error: platform away ← Error: no answer ← TypeError: connection lost',
  )
})

describe('a text that a visitor makes long', () => {
  const worst = {
    'a word': 'a',
    'an address of an e-mail without its host': 'a@',
    'encoded at signs': '%40',
    'query names': '?a',
    'query values': '&a=b',
    'bearers without token': 'Bearer ',
    'names of secrets': 'token ',
    'quotes behind a name': '"',
    slashes: '/init/',
    'runs of an id': 'aB3-',
    digits: '0 1-',
    blanks: ' ',
  }

  test.each(Object.entries(worst))('is cut, and costs what a short one costs: %s', (_, unit) => {
    const timeOf = (length: number) => {
      const text = `token${unit.repeat(length / unit.length)}`
      const startedAt = performance.now()
      expect(redactText(text).length).toBeLessThanOrEqual(2000)
      return performance.now() - startedAt
    }
    timeOf(1024)
    const least = (length: number) => Math.min(...[1, 2, 3, 4, 5].map(() => timeOf(length))) // others use the processor, too
    const [short, long] = [least(16 * 1024), least(64 * 1024)]
    expect(long).toBeLessThan(300)
    expect(long).toBeLessThan(short * 8 + 100)
  })

  test('says that it was cut, before the word that would be', () => {
    const token = 'abcdefghijklmnop1234567890abcdefghijkl'
    const text = redactText(`/a/${'b/'.repeat(984)}${token}`)
    expect(text).toMatch(/b\/… \[cut\]$/)
    expect(text).not.toContain('abc')
    expect(redactText(text)).toBe(text)
  })

  test('is cut in every field, whatever it came with', () => {
    const long = 'ord '.repeat(20_000)
    const told = redact({ path: long, error: new Error(long, { cause: { detail: long } }), list: [long] })
    expect(JSON.stringify(told).length).toBeLessThan(7000)
  })
})
