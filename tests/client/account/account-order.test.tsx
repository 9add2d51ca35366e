// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { AccountOrder } from '#client/pages/account/account-order.tsx'
import { ShopProvider } from '#client/shop-ui/shop-context.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
const customer = { id: 1, email: 'anna@example.com' } as Parameters<typeof AccountOrder>[0]['customer'] // no more is asked of it

test.each([
  [404, 'errors.notFound', false],
  [502, 'errors.platformAway', true],
] as const)(
  'an order that is answered by %d offers another try only where it can help',
  async (status, code, isOffered) => {
    vi.stubGlobal('fetch', async () => Response.json({ error: { code, requestId: '' } }, { status }))
    const page = createRenderedPage()
    await page.render(
      <ShopProvider
        storeCode="sv"
        origins={{ sv: '', no: '', en: '' }}
        shell={{ menu: [], footer: [] }}
        t={t}
      >
        <AccountOrder number={`1-${status}`} customer={customer} />
      </ShopProvider>,
    )
    await vi.waitFor(async () => {
      await page.run(() => undefined)
      expect(page.find('.problem', t(code))).toBeDefined()
    })
    expect(page.find('button', t('error.retry')) !== undefined).toBe(isOffered)
  },
)
