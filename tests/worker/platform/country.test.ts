import { expect, test } from 'vitest'
import { wireOrderSchema } from '#worker/platform/protocol/past-order.ts'
import { wireAddressSchema } from '#worker/platform/protocol/user.ts'

const countryOfAddress = (country_id: unknown) => wireAddressSchema.parse({ id: 1, country_id }).country_id
const order = {
  ...{ entity_id: 1, increment_id: '1', order_currency_code: 'SEK', created_at: '2026-01-23 15:30:04' },
  ...{ grand_total: 0, items: [] },
}
const countryOfOrder = (country_id: unknown) =>
  wireOrderSchema.parse({ ...order, billing_address: { country_id } }).billing_address?.country_id

test.each([
  ['SE', 'SE'],
  ['', ''],
  ['Sverige', ''],
  ['se', ''],
  [null, ''],
  [undefined, ''],
])('a country that the platform calls %o is %o: names are made of codes only', (told, country) => {
  expect([countryOfAddress(told), countryOfOrder(told)]).toEqual([country, country])
})
