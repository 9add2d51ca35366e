import type { Page } from '@playwright/test'

/** Holds the shop's code back, as on a slow network, until the returned function is called: the page is its document alone. */
export async function holdCode(page: Page): Promise<() => void> {
  const { promise: mayCome, resolve: letItCome } = Promise.withResolvers<void>()
  await page.route('**/assets/shop-*.js', async (route) => {
    await mayCome
    await route.continue()
  })
  return letItCome
}
