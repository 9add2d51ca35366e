// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { askAgain } from '#client/api/use-api.ts'
import { savedList } from '#client/features/saved-products/saved-list.ts'
import { Wishlist } from '#client/features/saved-products/wishlist.tsx'
import { formatPrice } from '#shared/format/price.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCard, aPrice } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

test('the wishlist stays shown when it is asked for again and the shop does not answer', async () => {
  const t = textsOf('sv')
  let isAway = false
  const answer = async () =>
    isAway
      ? Response.json({ error: { code: 'errors.platformAway', requestId: '' } }, { status: 502 })
      : Response.json({ cards: [aCard({ sku: 'A' })] })
  vi.stubGlobal('fetch', answer)
  savedList('wishlist').add('A')
  const page = createRenderedPage()
  const expectShown = (selector: string, text: string) =>
    vi.waitFor(async () => {
      await page.run(() => undefined)
      expect(page.find(selector, text)).toBeDefined()
    })
  await page.render(inShop(<Wishlist />))
  await expectShown('.product-card', '')
  isAway = true
  await page.run(() => askAgain('products.cards').catch(() => undefined))
  await expectShown('.problem', t('errors.platformAway'))
  expect(page.find('.product-card')).toBeDefined()
  savedList('wishlist').add('B') // by another tab: nobody has been asked about it
  await page.run(() => undefined)
  expect(page.find('button', t('saved.removeGone', { count: 1 }))).toBeUndefined()
})

test('what costs something else than when it was saved says what it cost, also after an undo', async () => {
  const t = textsOf('sv')
  const answer = async () =>
    Response.json({ cards: [aCard({ sku: 'C', name: 'Vasa', price: aPrice(1299_00) })] })
  vi.stubGlobal('fetch', answer)
  const page = createRenderedPage()
  await page.run(() => {
    savedList('wishlist').clear()
    savedList('wishlist').add('C', { minorUnits: 1499_00, currency: 'SEK' })
  })
  await page.render(inShop(<Wishlist />))
  const told = t('wishlist.earlierPrice', { price: formatPrice(1499_00, storeViews.sv) })
  expect(await page.findLater('.product-card p', told)).toBeDefined()
  await page.press(page.find('button', t('saved.remove')))
  await page.press(page.find('button', t('saved.undo')))
  expect(await page.findLater('.product-card p', told)).toBeDefined()
})
