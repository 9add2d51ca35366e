// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { askAgain } from '#client/api/use-api.ts'
import { savedList } from '#client/features/saved-products/saved-list.ts'
import { Wishlist } from '#client/features/saved-products/wishlist.tsx'
import { aCard } from '#tests/support/builders.ts'
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
