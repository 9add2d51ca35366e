import { describe, expect, test } from 'vitest'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { createShopper, NORWAY } from '../support/shop.ts'

const shoppers = { sv: createShopper(), no: createShopper(NORWAY), en: createShopper() }

describe.each(storeCodes)('the shell of %s', (code) => {
  const { pathPrefix, language } = storeViews[code]
  const shopper = shoppers[code]

  test('is a public document in the store’s language, with menu and footer, and without a cookie', async () => {
    await shopper.get(`${pathPrefix}/offline`) // the first document of a cold shop may stream
    const response = await shopper.get(`${pathPrefix}/offline`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toContain('public')
    expect(response.headers.get('Set-Cookie')).toBeNull()
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toContain('class="site-menu"')
    expect(html).toContain('class="site-footer"')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('is kept out of search engines and of the sitemap', async () => {
    const html = await (await shopper.get(`${pathPrefix}/offline`)).text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    const sitemap = await (await shopper.get(`${pathPrefix}/sitemaps/content.xml`)).text()
    expect(sitemap).not.toContain('/offline')
  })

  test('is the same for everybody', async () => {
    const strip = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '')
    const customer = createShopper(code === 'no' ? NORWAY : undefined)
    await customer.send('POST', `${pathPrefix}/api/user/login`, {
      email: 'ola@example.com',
      password: 'Skispor-2026',
    })
    const own = strip(await (await customer.get(`${pathPrefix}/offline`)).text())
    expect(own).toBe(strip(await (await shopper.get(`${pathPrefix}/offline`)).text()))
  })
})
