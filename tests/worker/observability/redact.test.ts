import fc from 'fast-check'
import { expect, test } from 'vitest'
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
