import { expect, test } from 'vitest'
import { isUsableWidgetToken } from '#shared/checkout/widget-token.ts'

const now = new Date('2026-11-21T12:00:00Z')
const token = (expiredUtc: string) => ({ paymentId: '5f91', widgetJwt: 'eyJ', expiredUtc })

test.each<[string, unknown, boolean]>([
  ['R3.60 R4.78: until a minute before its end', token('2026-11-21T12:01:01Z'), true],
  ['R4.78: not in its last minute', token('2026-11-21T12:01:00Z'), false],
  ['R4.78: not after its end', token('2026-11-21T11:59:00Z'), false],
  ['R3.60: without an id', { ...token('2026-11-21T13:00:00Z'), paymentId: undefined }, false],
  ['R3.60: without a token', { ...token('2026-11-21T13:00:00Z'), widgetJwt: 7 }, false],
  ['R3.60: without an end', token('soon'), false],
  ['nothing was kept', null, false],
  ['something else was kept', 'eyJ', false],
])('a widget’s token is used again %s', (_, kept, isUsable) => {
  expect(isUsableWidgetToken(kept, now)).toBe(isUsable)
})
