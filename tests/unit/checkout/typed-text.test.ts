import { expect, test } from 'vitest'
import { profileSchema, registrationSchema } from '#shared/api/account.ts'
import { cartCodeSchema } from '#shared/api/cart-code.ts'
import { orderRequestSchema } from '#shared/api/checkout.ts'
import { newReviewSchema } from '#shared/api/review.ts'
import { oneLine, visibleText } from '#shared/checkout/typed-text.ts'
import { withdrawalRequestSchema } from '#shared/orders/withdrawal.ts'
import { anAddress } from '#tests/support/builders.ts'

test.each([
  ['control characters', 'Å\u0000sa\u001b', 'Åsa'],
  ['zero-width spaces', '\u200bÅsa\ufeff Berg\u200d', 'Åsa Berg'],
  ['spaces and lines', ' Åsa\u00a0\r\n Berg ', 'Åsa Berg'],
])('a line is without %s', (_, typed, line) => {
  expect(oneLine(typed)).toBe(line)
})

test('a text area keeps its lines and the parts of an emoji together', () => {
  expect(visibleText(' Bra\u0007!\r\n\tKöp\u200b 👨‍👩‍👧\n')).toBe('Bra!\r\n\tKöp 👨‍👩‍👧')
})

test.each(['\u200bSPARA10\u00a0', '\u2060SPARA10\u200b', 'spara10\u0000'])(
  'a copied code counts: %j',
  (code) => {
    expect(cartCodeSchema.parse({ code })).toEqual({ code: 'SPARA10' })
  },
)

test('what cannot be seen is in no text that is handed in', () => {
  const person = { email: 'kim@example.com\u0000', firstName: 'Kim\u0000', lastName: '\u200bBerg' }
  const seen = { email: 'kim@example.com', firstName: 'Kim', lastName: 'Berg' }
  expect(registrationSchema.parse({ ...person, password: 'x' })).toMatchObject(seen)
  expect(profileSchema.parse(person)).toMatchObject(seen)
  expect(profileSchema.safeParse({ ...person, firstName: '\u200b' }).success).toBe(false)
  const street = (streetAddress: string) =>
    orderRequestSchema.shape.address.safeParse(anAddress({ streetAddress })).data?.streetAddress
  expect([street('Storgatan\u0000 1'), street('\u200b')]).toEqual(['Storgatan 1', undefined])
  const review = { productId: 1, rating: 5, title: 'Bra\u0000', nickname: 'Åsa\nB', text: 'Bra\u0000\nskida' }
  expect(newReviewSchema.parse(review)).toMatchObject({ title: 'Bra', nickname: 'Åsa B', text: 'Bra\nskida' })
  const { note, name } = withdrawalRequestSchema.shape
  expect([name.parse('Kim\u0000'), note.parse('Byt\u0000\ntack')]).toEqual(['Kim', 'Byt\ntack'])
})
