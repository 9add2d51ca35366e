import type { Page } from '@playwright/test'
import { routes } from '#shared/routes.ts'
import { storeViews } from '#shared/store-views.ts'
import { expect, tagOf, test } from '#tests/support/shop-fixture.ts'

/** What the policy of any document has refused since the page began. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (what: string) => void violations.push(what))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      (window as unknown as { tellViolation(what: string): void }).tellViolation(
        `${location.pathname} ${effectiveDirective} ${sample}`,
      ),
    ),
  )
  return violations
}

/** Goes on by React, as a shopper who clicks, to where the link leads. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: to })
    document.querySelector('main')?.append(link)
    link.click()
    link.remove()
  }, path)
  await page.waitForURL(`**${path}`)
  await expect(page.locator('main h1').first()).toBeVisible()
}

for (const code of ['sv', 'no', 'en'] as const) {
  test(
    `what the shop itself writes is never refused in ${code}: documents and pages that React shows`,
    tagOf(code),
    async ({ page, shop }) => {
      const { language, pathPrefix } = storeViews[code]
      const violations = await watchViolations(page)
      await shop.open('/', code)
      const category = await page.locator('.home-categories a').first().getAttribute('href')
      const pages = ['guides', 'brands', 'wishlist', 'cart', 'checkout', 'account'] as const
      const paths = pages.map((name) => pathPrefix + routes[name].paths[language])
      for (const path of [category ?? '', `${pathPrefix}/p/DEMO-CONF/x`, ...paths]) {
        await goOn(page, path)
        await shop.open(path.slice(pathPrefix.length), code)
      }
      await goOn(page, `${pathPrefix}/p/DEMO-CONF/x`)
      await expect(page.locator('.prose').first()).not.toBeEmpty()
      expect(violations).toEqual([])
    },
  )
}

test('a plain string is refused by every place where it could run', async ({ page, shop, expectFaults }) => {
  expectFaults(/Trusted/)
  await shop.open('/')
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => {
        document.createElement('div').innerHTML = '<img src=x onerror="window.hasRun = true">'
      },
      document: () => document.write('<script>window.hasRun = true</script>'),
      src: () => {
        document.createElement('script').src = 'data:,window.hasRun = true'
      },
      frame: () => {
        document.createElement('iframe').srcdoc = '<script>parent.hasRun = true</script>'
      },
      worker: () => new Worker('/other.js'),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('mine', {}),
    }
    return Object.entries(attempts)
      .filter(([, attempt]) => {
        try {
          attempt()
          return false
        } catch (error) {
          return error instanceof TypeError
        }
      })
      .map(([name]) => name)
  })
  expect(refused).toEqual(['innerHTML', 'document', 'src', 'frame', 'worker', 'policy'])
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)
})
