import AxeBuilder from '@axe-core/playwright'
import { routes } from '#shared/routes.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { placeOrder } from '#tests/support/place-order.ts'
import { PLATFORM_PORT } from '#tests/support/ports.ts'
import { expect, tagOf, test } from '#tests/support/shop-fixture.ts'

const GOODS = { sku: 'DEMO-SALE', quantity: 1 }
const FILES = { sku: 'DEMO-DOWNLOAD', quantity: 1 }
const CALENDAR = { sv: 'Kalender', no: 'Kalender', en: 'Calendar' }

for (const code of storeCodes)
  test(
    `a file that was bought in ${storeViews[code].name} is fetched from the mail, which ends the right to withdraw from it`,
    tagOf(code),
    async ({ page, request, shop }) => {
      const t = shop.t(code)
      const email = `fil-${code}-${crypto.randomUUID().slice(0, 8)}@example.com`
      const number = await placeOrder(request, shop, { code, email, lines: [FILES, GOODS] })
      const { result: mails } = await (
        await request.get(`http://localhost:${PLATFORM_PORT}/dials/mails`)
      ).json()
      const { body } = mails.findLast((mail: { recipient: string }) => mail.recipient === email)
      const links = [...body.matchAll(/http\S+\/downloads\/\w+/g)].map(([link]) => link)
      expect(links).toHaveLength(2)

      const findOrder = async () => {
        await page.goto(shop.url(routes.withdraw.paths[storeViews[code].language], code))
        await page.getByLabel(t('withdraw.find.orderNumber')).fill(number)
        await page.getByRole('main').getByLabel(t('withdraw.find.email')).fill(email)
        await page.getByRole('button', { name: t('withdraw.find.next') }).click()
      }
      await findOrder()
      await expect(page.getByRole('checkbox')).toHaveCount(2)

      await page.goto(links[1] ?? '')
      await expect(page.getByText(CALENDAR[code])).toBeVisible()
      await expect(page.getByRole('status')).toBeVisible() // what fetching it means
      expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
      const download = page.waitForEvent('download')
      await page.getByRole('button').click()
      expect((await download).suggestedFilename()).toMatch(/^skare-[\w-]+-(kalender|calendar)\.pdf$/)
      expect(await (await download).failure()).toBeNull()

      await findOrder()
      await expect(page.getByRole('checkbox')).toHaveCount(1)
      await expect(page.getByRole('main')).toContainText(t('withdraw.choose.reason.download'))
      await page.goto(links[0] ?? '')
      await expect(page.getByRole('status')).toHaveCount(0)
      await expect(page.getByRole('button')).toBeVisible()
    },
  )
