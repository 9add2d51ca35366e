import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, tagLong, test } from '#tests/support/shop-fixture.ts'

const shopPages = {
  home: '/',
  category: '/skidor',
  search: '/sokresultat?s=skate',
  'search without hits': '/sokresultat?s=xyzzyq',
  'not found': '/finns-inte',
  withdrawal: '/angra-kop',
}
/** One column at every width. */
const editorialPages = {
  'cms page': '/sida/delivery-returns',
  'questions and answers': '/sida/faq',
  guides: '/kopguider',
  guide: '/kopguider/choose-cross-country-skis',
  'ski finder': '/hitta-skidor?weight=75&snow=-5',
  brands: '/varumarken',
  brand: '/varumarke/fjallro',
  campaign: '/kampanjer/season-opening',
  activity: '/aktiviteter/classic-skiing',
  magazine: '/magasin',
  article: '/magasin/technique/wax-right',
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing serious, ${scheme}`, () => {
    test.use({ colorScheme: scheme })
    if (scheme === 'dark') {
      test.skip(({ isMobile }) => !isMobile, 'colours are the same at every width')
    }

    for (const [name, path] of Object.entries({ ...shopPages, ...editorialPages })) {
      test(
        name,
        tagLong(scheme === 'dark' && name !== 'category'),
        async ({ page, shop, expectFaults, isMobile }) => {
          test.skip(!isMobile && name in editorialPages, 'looked at on a phone')
          expectFaults(/404/)
          await shop.open(path)
          expect(await seriousFaults(page, scheme)).toEqual([])
        },
      )
    }

    test('product', async ({ page, shop }) => {
      await shop.open('/sokresultat?s=DEMO-CONF')
      await page.locator('.product-card a').first().click()
      await expect(page.locator('.product-page:not([aria-busy])')).toBeVisible()
      expect(await seriousFaults(page, scheme)).toEqual([])
    })

    test('cart and checkout', tagLong(scheme === 'dark'), async ({ page, shop }) => {
      await shop.putInCart()
      await shop.open('/varukorg')
      expect(await seriousFaults(page, scheme)).toEqual([])
      await shop.open('/checkout')
      expect(await seriousFaults(page, scheme)).toEqual([])
    })

    test('the account as a document', tagLong(scheme === 'dark'), async ({ page, shop, expectFaults }) => {
      expectFaults(/status of 400/) // an empty form
      await page.goto(shop.url('/account/my/page'))
      await page.locator('button[value="login"]').click()
      for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click()
      expect(await seriousFaults(page, scheme)).toEqual([])
      await page.getByLabel(shop.t()('checkout.field.emailAddress')).first().fill('anna@example.com')
      await page.locator('input[name="password"]').fill('Skidspar-2026')
      await page.locator('button[value="login"]').click()
      await expect(page.getByText('anna@example.com')).toBeVisible()
      expect(await seriousFaults(page, scheme)).toEqual([])
    })

    test(
      'the forms of the account as a document',
      tagLong(scheme === 'dark'),
      async ({ page, shop, expectFaults }) => {
        test.setTimeout(90_000)
        expectFaults(/status of 400/) // an empty form
        await page.goto(shop.url('/account/my/page'))
        await page.getByLabel(shop.t()('checkout.field.emailAddress')).first().fill('anna@example.com')
        await page.locator('input[name="password"]').fill('Skidspar-2026')
        await page.locator('button[value="login"]').click()
        for (const link of ['change=address', 'change=profile', 'change=data']) {
          await page.locator(`a[href*="${link}"]`).first().click()
          await expect(page.locator('#account-change')).toBeVisible()
          expect(await seriousFaults(page, scheme)).toEqual([])
          if (link !== 'change=data') await page.goBack()
        }
        await page.locator('button[value="delete"]').click() // without the password
        await expect(page.locator('[aria-invalid="true"]')).toBeVisible()
        expect(await seriousFaults(page, scheme)).toEqual([])
      },
    )
  })
}

test('nothing is cut at 320 pixels', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of [
    '/',
    '/skidor',
    '/varukorg',
    '/checkout',
    '/angra-kop',
    '/kopguider/wax-guide',
    '/varumarken',
    '/varumarke/fjallro',
  ]) {
    await page.goto(shop.url(path))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})

/** In the dark only the colours differ: nothing else is looked at again. */
async function seriousFaults(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }) // the other mode is for frames of others, and opens a page for each look
  const { violations } = await (scheme === 'dark' ? axe.withRules(['color-contrast']) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
