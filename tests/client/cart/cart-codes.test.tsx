// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { CartCodes } from '#client/features/cart/cart-codes.tsx'
import { cartCodeSchema } from '#shared/api/cart-code.ts'
import type { Notice } from '#shared/api/notice.ts'
import { aCart } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

let answer: PromiseWithResolvers<Notice[]>
vi.mock('#client/features/cart/code-actions.ts', () => ({
  applyCode: () => answer.promise,
  removeCode: () => answer.promise,
}))

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['the code that counts leaves its field', 'SKARE10', ''],
  ['the next code, typed meanwhile, stays', 'GK-500', 'GK-500'],
])('%s', async (_, typedThen, left) => {
  answer = Promise.withResolvers()
  const page = createRenderedPage()
  await page.render(inShop(<CartCodes cart={aCart()} />))
  const details = page.main.querySelector('details')
  const field = details?.querySelector('input')
  await page.type(field, 'SKARE10')
  await page.submit(details?.querySelector('form'))
  await page.type(field, typedThen)
  await page.run(() => answer.resolve([]))
  expect(field?.value).toBe(left)
  await page.render(null)
})

test('a code that counts is said to those who do not see the sums change', async () => {
  answer = Promise.withResolvers()
  const page = createRenderedPage()
  await page.render(inShop(<CartCodes cart={aCart()} />))
  const form = page.main.querySelector('form:not([hidden])')
  await page.type(form?.querySelector('input'), 'SKARE10')
  await page.submit(form as HTMLFormElement)
  await page.run(() => answer.resolve([]))
  expect(form?.querySelector('[role=status]')?.textContent).toBe('Varukorgen är uppdaterad')
  await page.render(null)
})

test.each([
  ['goes to where codes are entered, with its button', () => undefined, 'SUMMARY'],
  [
    'stays where the next code is typed by then',
    (main: HTMLElement) => main.querySelector('input')?.focus(),
    'INPUT',
  ],
])('a code is taken off, and the focus %s', async (_, then, focused) => {
  answer = Promise.withResolvers()
  const page = createRenderedPage()
  await page.render(inShop(<CartCodes cart={{ ...aCart(), coupon: 'SKARE10' }} />))
  await page.press(page.find('button', 'SKARE10'))
  await page.run(() => then(page.main))
  await page.run(() => answer.resolve([]))
  expect(document.activeElement?.tagName).toBe(focused)
  await page.render(null)
})

test.each([
  ['goes to its field', () => undefined, 'SKARE10'],
  ['stays where another code is typed by then', (fields: HTMLInputElement[]) => fields[1]?.focus(), ''],
])('a code is refused, and the focus %s', async (_, then, value) => {
  answer = Promise.withResolvers()
  const page = createRenderedPage()
  await page.render(inShop(<CartCodes cart={aCart()} />))
  const fields = [...page.main.querySelectorAll('input')].filter(({ name }) => name === 'code')
  const [form] = page.main.querySelectorAll<HTMLFormElement>('form:not([hidden])')
  await page.type(fields[0], 'SKARE10')
  await page.press(form?.querySelector('button') ?? undefined)
  await page.run(() => then(fields))
  await page.run(() => answer.resolve([{ type: 'error', key: 'errors.unexpected' }]))
  expect((document.activeElement as HTMLInputElement).value).toBe(value)
  await page.render(null)
})

test('what is longer than any code is not taken by the fields: the shop could not read it', async () => {
  const page = createRenderedPage()
  await page.render(inShop(<CartCodes cart={aCart()} />))
  const fields = [...page.main.querySelectorAll('input')].filter(({ name }) => name === 'code')
  const longest = fields.map(({ maxLength }) => 'A'.repeat(maxLength))
  expect(longest).toHaveLength(2)
  for (const code of longest) {
    expect(cartCodeSchema.safeParse({ code }).success).toBe(true)
    expect(cartCodeSchema.safeParse({ code: `${code}A` }).success).toBe(false)
  }
  await page.render(null)
})
