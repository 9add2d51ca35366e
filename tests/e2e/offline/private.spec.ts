import type { Page } from '@playwright/test'
import { PASSWORD, register } from '#tests/support/account-steps.ts'
import { controlled, expect, savedIn, savedPage, test } from '#tests/support/device-fixture.ts'

/** Every key, header and body of Cache Storage as one text. */
const everythingSaved = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) {
        const response = await cache.match(key)
        if (response) texts.push(key.url, JSON.stringify([...response.headers]), await response.text())
      }
    }
    return texts.join('\n')
  })

test('after a journey with an account no cache holds anything of the shopper: no name, address, e-mail, token or private answer', async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(!isMobile, 'nothing here depends on the width')
  test.setTimeout(90_000)
  const t = shop.t()
  const main = page.getByRole('main')
  const email = `hemlig-${Date.now()}@example.com`
  await shop.open('/')
  await controlled(page)

  await register(page, shop, email)

  await shop.putInCart()
  await shop.open('/skidor')
  await savedPage(page, '/skidor')
  for (const path of ['/p/DEMO-SALE/x', '/varukorg', '/konto', '/checkout', '/sokresultat?s=skate'])
    await shop.open(path)
  await savedPage(page, '/sokresultat?s=skate')
  await page.goto(shop.url('/account/my/page')) // the account as a document
  await expect(page.getByText(email)).toBeVisible()
  await shop.open('/')
  await page.locator('.logo').click() // and without a document
  await expect(page.locator('.home-page')).toBeVisible()
  await page.goto(shop.url('/varukorg'))
  await shop.hydrated()
  await page.waitForTimeout(2000) // what is saved after it was shown

  const saved = await everythingSaved(page)
  expect(saved).toContain('/_data/skidor')
  expect(saved.length).toBeGreaterThan(100_000)
  for (const secret of ['hemlig', 'åström', PASSWORD, 'set-cookie', 'refreshToken', 'authorization'])
    expect(saved.toLowerCase().includes(secret.toLowerCase()), secret).toBe(false)
  const paths = saved.split('\n').flatMap((line) => /^http:\/\/localhost:\d+(\/.*)/.exec(line)?.[1] ?? [])
  const isPrivate = /^(?:\/_data)?\/(?:varukorg|konto|account|checkout|api\/(?:user|cart|checkout))/
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((path) => isPrivate.test(path))).toEqual([])

  await page.evaluate(() => fetch('/api/products/gear?skus=DEMO-SALE')) // as the fit on cards does
  await expect.poll(() => savedIn(page, 'skare-answers')).toContain('/api/products/gear?skus=DEMO-SALE')
  await expect.poll(() => savedIn(page, 'skare-pages')).toContainEqual(expect.stringContaining('?s=skate'))
  await shop.open('/konto')
  await main.getByRole('button', { name: t('account.logout'), exact: true }).click()
  await expect(main.getByRole('button', { name: t('account.login') }).first()).toBeVisible()
  await expect.poll(() => savedIn(page, 'skare-answers')).toEqual([])
  await expect.poll(() => savedIn(page, 'skare-pages')).not.toContainEqual(expect.stringContaining('?s='))
  expect(await savedIn(page, 'skare-pages')).toContainEqual(expect.stringContaining('/skidor'))
  expect(await page.evaluate(() => localStorage.getItem('skare:view-history'))).toBeNull()
})
