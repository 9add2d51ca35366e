import { expect, test } from 'vitest'
import { prepareCatalogue } from './catalogue-fixture.ts'
import { aCart, get } from './commerce-fixture.ts'

prepareCatalogue()

test.each([
  ['sv', 'Fil', ['Träningsprogram', 'Kalender']],
  ['no', 'Fil', ['Treningsprogram', 'Kalender']],
  ['en', 'File', ['Training plan', 'Calendar']],
])('the cart of store %s calls a file “%s”, as the order and its mail do', async (store, label, files) => {
  const cartId = await aCart({ 'DEMO-DOWNLOAD': 1 }, `storeCode=${store}`)
  const { result } = await get(`/api/cart/totals?cartId=${cartId}&storeCode=${store}`)
  expect(JSON.parse(result.items[0].options)).toEqual(files.map((value) => ({ label, value })))
})
