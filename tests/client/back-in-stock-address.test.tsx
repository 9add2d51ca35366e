// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BackInStock, preloadBackInStock } from '#client/pages/product/back-in-stock/back-in-stock.tsx'
import { aProduct, aVariant, soldOut } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
const [asked, other] = ['SKI-187', 'SKI-192'].map((sku) => aVariant({}, { sku, stock: soldOut }))
const product = aProduct({ sku: 'SKI' })

let page: RenderedPage

const show = (variant = asked) =>
  page.render(inShop(<BackInStock product={product} variant={variant ?? null} />))
const field = (selector: string) => page.main.querySelector<HTMLInputElement>(selector)

beforeEach(async () => {
  page = createRenderedPage()
  await preloadBackInStock({ product, variant: asked ?? null })
  await show()
  await page.type(field('[type="email"]'), 'asa@example.com')
})
afterEach(async () => {
  await page.render(null)
  vi.unstubAllGlobals()
})

test('the address that was typed stays when another variant is chosen', async () => {
  await show(other)
  expect(field('[type="email"]')?.value).toBe('asa@example.com')
  expect(field('[name="sku"]')?.value).toBe('SKI-192')
})

describe('an answer that comes when another variant is chosen', () => {
  const send = () => page.submit(page.main.querySelector('form'))
  const answerOf = (status: string) => Response.json({ status })

  /** Sends the form for one variant, and then chooses the other. */
  async function sendAndLeave() {
    const { promise, resolve } = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', async () => promise)
    await send()
    await show(other)
    return (response: Response) => page.run(() => resolve(response))
  }

  test('leaves the focus where it is when it is a failure', async () => {
    const answer = await sendAndLeave()
    await answer(new Response('', { status: 502 }))
    expect(document.activeElement).toBe(document.body)
  })

  test('takes the place of nothing that was told of that one', async () => {
    const answer = await sendAndLeave()
    vi.stubGlobal('fetch', async () => answerOf('waiting'))
    await send()
    expect(await page.findLater('[role="status"]', t('backInStock.waiting'))).toBeDefined()
    await answer(answerOf('in_stock'))
    await page.run(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(page.find('[role="status"]', t('backInStock.waiting'))).toBeDefined()
  })
})
