import { describe, expect, test } from 'vitest'
import type { MessageKey } from '#shared/i18n/messages.ts'
import { createTranslate, type MessageParams } from '#shared/i18n/translate.ts'
import type { Language } from '#shared/store-views.ts'

/** Translates texts of the test's own: keys and catalogue stand outside the shop's types. */
function translate(messages: object, language: Language = 'sv') {
  const t = createTranslate({ shop: messages }, language)
  return (key: string, params?: MessageParams) => t(key as MessageKey, params)
}
const cart = {
  cart: {
    title: 'Varukorg',
    line: '{name}: {quantity} st',
    count: '{count, plural, =0 {tom} one {# vara} other {# varor}}',
    both: '{name} har {count, plural, one {en vara i {place}} other {# varor i {place}}}.',
  },
}

describe('createTranslate', () => {
  const t = translate(cart)

  test('R8.1 a text is found by its dotted key', () => {
    expect(t('cart.title')).toBe('Varukorg')
  })

  test('parameters are filled in', () => {
    expect(t('cart.line', { name: 'Valla', quantity: 3 })).toBe('Valla: 3 st')
  })

  test('a parameter that looks like a text with parameters is left alone', () => {
    expect(t('cart.line', { name: '{quantity} $&', quantity: 3 })).toBe('{quantity} $&: 3 st')
  })

  test('a missing parameter leaves nothing', () => {
    expect(t('cart.line', { quantity: 3 })).toBe(': 3 st')
  })

  test.each([
    [0, 'tom'],
    [1, '1 vara'],
    [2, '2 varor'],
  ])('the plural of %i is "%s"', (count, expected) => {
    expect(t('cart.count', { count })).toBe(expected)
  })

  test('a number is written as the language writes it', () => {
    expect(translate(cart, 'en')('cart.count', { count: 1200 })).toBe('1,200 varor')
    expect(t('cart.line', { name: 'Valla', quantity: 999999 })).toBe('Valla: 999\u00a0999 st')
    expect(translate(cart, 'en')('cart.line', { name: 'Valla', quantity: 1200 })).toBe('Valla: 1,200 st')
  })

  test('what only looks like a number is written as it is', () => {
    expect(t('cart.line', { name: '100000024', quantity: '1200' })).toBe('100000024: 1200 st')
  })

  test('plural forms may hold parameters', () => {
    expect(t('cart.both', { name: 'Åsa', count: 1, place: 'korgen' })).toBe('Åsa har en vara i korgen.')
    expect(t('cart.both', { name: 'Åsa', count: 4, place: 'korgen' })).toBe('Åsa har 4 varor i korgen.')
  })

  test.each(['cart', 'cart.gone', 'gone.title', 'cart.title.more', 'constructor.name'])(
    'the key %s without a text gives itself',
    (key) => {
      expect(t(key)).toBe(key)
    },
  )
})
