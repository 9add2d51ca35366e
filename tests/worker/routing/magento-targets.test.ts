import { beforeEach, expect, test } from 'vitest'
import { createShopper, upstream } from '../support/shop.ts'

const shopper = createShopper()
beforeEach(() => upstream.reset())

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]

test.each([0, 301])(
  'R2.75: Magento’s own target of a product or category is found by its id: code %s',
  async (redirectCode) => {
    const data = await (await shopper.get('/_data/p/DEMO-SALE/x')).text()
    const id = Number(/"id":(\d+),"sku":"DEMO-SALE"/.exec(data)?.[1])
    const path = /"canonical":"([^"]+)"/.exec(data)?.[1]
    const targets: Record<string, object> = {
      [`rea/turskida-${redirectCode}`]: {
        type: 'product',
        id,
        target_url: `catalog/product/view/id/${id}/category/24`,
      },
      [`allt/skidor-${redirectCode}`]: {
        type: 'category',
        id: 20,
        target_url: '/catalog/category/view/id/20',
      },
    }
    upstream.answer = async (request) => {
      if (!request.url.includes('/url-rewrites/find')) return undefined
      const target = targets[(await request.json<{ url: string }>()).url]
      return Response.json({ code: 200, result: target ? { ...target, redirectCode } : null })
    }
    const leadsTo = async (address: string) => {
      const response = await shopper.get(`${address}-${redirectCode}`)
      const canonical = canonicalOf(await response.text())
      return response.headers.get('Location') ?? (canonical && new URL(canonical).pathname)
    }
    expect([await leadsTo('/rea/turskida'), await leadsTo('/allt/skidor')]).toEqual([path, '/skidor'])
  },
)
