import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaymentStep } from '#client/features/checkout/payment-step.tsx'
import type { PaymentMethod } from '#shared/api/checkout.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { textsOf } from '#tests/support/texts.ts'

const aMethod = (code: string, cost: number) => ({
  ...{ code, title: code, cost },
  ...{ hosted: false, isDefault: false, offline: true },
})

const render = (methods: PaymentMethod[], ownChoice = ''): string =>
  renderToString(
    inShop(
      <PaymentStep
        methods={methods}
        chosen={null}
        ownChoice={ownChoice}
        amount={100_00}
        isOnline
        onChoose={() => undefined}
        onDone={() => undefined}
      />,
    ),
  )

test('R3.33 what a way to pay costs stands beside it, and nothing beside one that is free', () => {
  const html = render([aMethod('invoice', 29_00), aMethod('account', 0)])
  const rows = [...html.matchAll(/<label>(.*?)<\/label>/g)].map(([row]) => row.replaceAll(/<[^>]+>/g, ' '))
  expect(rows.map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual(['invoice 29 kr', 'account'])
})

test('where there is no way to pay it is said, beside the button that leads no further', () => {
  const words = textsOf('sv')('errors.checkout.payment')
  expect(render([])).toContain(words)
  expect(render([aMethod('invoice', 0)])).not.toContain(words)
})

test('a way to pay that was chosen and has gone is told of', () => {
  const words = textsOf('sv')('errors.order.paymentGone')
  expect(render([aMethod('account', 0)], 'invoice')).toContain(words)
  expect(render([aMethod('account', 0)], 'account')).not.toContain(words)
})
