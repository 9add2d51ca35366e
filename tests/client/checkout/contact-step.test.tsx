// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { ContactStep } from '#client/features/checkout/contact-step.tsx'
import { ownBillingOf, useDetails } from '#client/features/checkout/details.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCart, aCartLine, aContact, anAddress } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
const KEY = 'skare:checkout:sv'
const cart = aCart([aCartLine()])
const onDone = vi.fn(async () => undefined)
let page: RenderedPage

function Step() {
  const [details, update] = useDetails(storeViews.sv)
  const ownBilling = ownBillingOf(details, cart)
  return <ContactStep isVirtual={false} {...{ details, ownBilling, update, onDone }} />
}

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  page = createRenderedPage()
})

const show = async (kept: object = {}) => {
  localStorage.setItem(KEY, JSON.stringify(kept))
  await page.render(inShop(<Step />))
}
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')
const field = (id: string) => document.getElementById(id) as HTMLInputElement | null
const leave = (id: string) =>
  page.run(() => field(id)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
const errorAt = (id: string) => field(id)?.getAttribute('aria-invalid') === 'true'
const goOn = () => page.submit(page.main.querySelector('form'))

test('of an address that another tab has filled in meanwhile only the field that is typed in is changed', async () => {
  await show()
  localStorage.setItem(KEY, JSON.stringify({ address: anAddress({ city: 'Mora' }) }))
  await page.type(field('address.lastName'), 'Ek')
  expect(kept().address).toEqual(anAddress({ city: 'Mora', lastName: 'Ek' }))
})

test('R5.14 a field says what is wrong when it is left, not while it is typed in, and is then written as it is stored', async () => {
  await show()
  await page.type(field('address.zipCode'), '831')
  expect(errorAt('address.zipCode')).toBe(false)
  await leave('address.zipCode')
  expect(errorAt('address.zipCode')).toBe(true)
  await page.type(field('address.zipCode'), '83145')
  await leave('address.zipCode')
  expect(errorAt('address.zipCode')).toBe(false)
  expect(kept().address.zipCode).toBe('831 45')
})

test('R5.16 nothing goes on while something is missing: the first such field has the focus', async () => {
  await show({ contact: aContact(), address: anAddress({ lastName: '', city: '' }) })
  await goOn()
  expect(onDone).not.toHaveBeenCalled()
  expect(document.activeElement?.id).toBe('address.lastName')
  await page.type(field('address.lastName'), 'Berg')
  await page.type(field('address.city'), 'Östersund')
  await goOn()
  expect(onDone).toHaveBeenCalledOnce()
})

test('another billing address is asked for, checked, and takes the VAT number along', async () => {
  await show({ contact: aContact(), address: anAddress({ company: 'Spår AB', taxId: 'SE556677889901' }) })
  await page.press(page.find('label', t('checkout.ownBilling'))?.querySelector('input') ?? undefined)
  expect([field('address.taxId'), field('billingAddress.taxId')?.value]).toEqual([null, 'SE556677889901'])
  await goOn()
  expect(onDone).not.toHaveBeenCalled()
  expect(document.activeElement?.id).toBe('billingAddress.firstName')
})

test('a wrong VAT number that was folded away is shown when it has to be looked at', async () => {
  await show({ contact: aContact(), address: anAddress({ taxId: 'SE1' }) })
  const fold = field('address.taxId')?.closest('details')
  fold?.removeAttribute('open')
  await goOn()
  expect([fold?.open, document.activeElement?.id]).toEqual([true, 'address.taxId'])
})
