// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PaymentStep } from '#client/features/checkout/payment-step.tsx'
import type { PaymentMethod } from '#shared/api/checkout.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
const aMethod = (code: string, parts: Partial<PaymentMethod> = {}): PaymentMethod => ({
  ...{ code, title: code, cost: 0 },
  ...{ hosted: false, isDefault: false, offline: true },
  ...parts,
})

const onDone = vi.fn()
let page: RenderedPage
beforeEach(() => {
  page = createRenderedPage()
})
afterEach(() => vi.clearAllMocks())

interface Shown {
  methods: PaymentMethod[]
  chosen?: PaymentMethod
  ownChoice?: string
  amount?: number
  isOnline?: boolean
}

const show = ({ methods, chosen, ownChoice = '', amount = 100_00, isOnline = true }: Shown) =>
  page.render(
    inShop(
      <PaymentStep
        chosen={chosen ?? null}
        {...{ methods, ownChoice, amount, isOnline, onDone }}
        onChoose={() => undefined}
      />,
    ),
  )
const goOn = () => page.submit(page.main.querySelector('form'))
const button = () => page.main.querySelector<HTMLButtonElement>('button[type="submit"]')

test('R3.33 what a way to pay costs stands beside it, and nothing beside one that is free', async () => {
  await show({ methods: [aMethod('invoice', { cost: 29_00 }), aMethod('account')] })
  const rows = [...page.main.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(rows).toEqual([`invoice29\u00a0kr`, 'account'])
})

test('where there is no way to pay it is said, beside the button that leads no further', async () => {
  const words = t('errors.checkout.payment')
  await show({ methods: [] })
  expect(page.main.textContent).toContain(words)
  expect(button()?.disabled).toBe(true)
  await show({ methods: [aMethod('invoice')] })
  expect(page.main.textContent).not.toContain(words)
})

test('a way to pay that needs a connection says so without one, and neither it nor Enter goes on with it', async () => {
  const card = aMethod('card', { offline: false })
  await show({ methods: [card], chosen: card, isOnline: false })
  expect(page.main.textContent).toContain(t('checkout.payment.needsConnection'))
  expect([page.main.querySelector('input')?.disabled, button()?.disabled]).toEqual([true, true])
  await goOn()
  expect(onDone).not.toHaveBeenCalled()
  await show({ methods: [card], chosen: card })
  await goOn()
  expect(onDone).toHaveBeenCalledExactlyOnceWith('card')
})

test('instalments are offered of something to pay at the provider’s, who can be reached', async () => {
  const hosted = aMethod('hosted', { hosted: true, offline: false })
  const isOffered = async (shown: Partial<Shown>) => {
    await show({ methods: [hosted], chosen: hosted, ...shown })
    return page.main.textContent.includes(t('checkout.payment.instalments'))
  }
  expect(await isOffered({})).toBe(true)
  expect(await isOffered({ amount: 0 })).toBe(false)
  expect(await isOffered({ isOnline: false })).toBe(false)
  expect(await isOffered({ chosen: aMethod('invoice') })).toBe(false)
})

test('a way to pay that was chosen and has gone is told of', async () => {
  const words = t('errors.order.paymentGone')
  const account = aMethod('account')
  await show({ methods: [account], ownChoice: 'invoice' })
  expect(page.main.textContent).toContain(words)
  await show({ methods: [account], ownChoice: 'account' })
  expect(page.main.textContent).not.toContain(words)
})
