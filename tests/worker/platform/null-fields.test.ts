import { env } from 'cloudflare:test'
import { afterAll, expect, test } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import type { ProductList } from '#shared/catalogue/product-list.ts'
import type { Product } from '#shared/product/product.ts'
import { createShopper, upstream } from '../support/shop.ts'

const bindings = env as unknown as PlatformBindings // vitest.config.ts gives both Workers' bindings
const shopper = createShopper()
afterAll(() => upstream.reset())

/** From now on the index has null for each field of a name, as some platforms write what is not set. */
async function setNull(field: string): Promise<void> {
  upstream.answer = async (request) => {
    if (!new URL(request.url).pathname.endsWith('/_search')) return undefined
    const answer = await (await platform.fetch(request, bindings)).text()
    return Response.json(JSON.parse(answer, (name, value) => (name === field ? null : value)))
  }
  await shopper.get('/invalidate?tag=*&key=skare-development-purge-key')
}

/** How much a list or a product offers. */
const countOf = ({ list, product }: { list?: ProductList; product: Product }): number =>
  list ? list.total : product.variants.length + product.bundleOptions.length + product.customOptions.length

const pages = [
  ['/_data/p/DEMO-CONF/x', ['status', 'visibility', 'category_ids', 'position']],
  ['/_data/p/DEMO-BUNDLE/x', ['status', 'required', 'position', 'linked_product_type']],
  ['/_data/p/DEMO-INITIALS/x', ['is_require', 'sort_order']],
  ['/_data/klader', ['status', 'visibility', 'category_ids', 'include_in_menu', 'product_count', 'position']],
] as const

test.each(pages.flatMap(([path, fields]) => fields.map((field) => [path, field] as const)))(
  '%s is there when the index has null for %s',
  async (path, field) => {
    await setNull(field)
    const page = await shopper.get(path)
    expect(page.status).toBe(200)
    const [first = ''] = (await page.text()).split('\n')
    const { data } = JSON.parse(first).value
    expect(countOf(data)).toBeGreaterThan(0)
  },
)
