import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaymentStep } from '#client/features/checkout/payment-step.tsx'
import { ShopProvider } from '#client/shop-ui/shop-context.tsx'
import { textsOf } from '#tests/support/texts.ts'

const aMethod = (code: string, cost: number) => ({
  ...{ code, title: code, cost },
  ...{ hosted: false, isDefault: false, offline: true },
})

test('R3.33 what a way to pay costs stands beside it, and nothing beside one that is free', () => {
  const html = renderToString(
    <ShopProvider
      storeCode="sv"
      origins={{ sv: '', no: '', en: '' }}
      shell={{ menu: [], footer: [] }}
      t={textsOf('sv')}
    >
      <PaymentStep
        methods={[aMethod('invoice', 29_00), aMethod('account', 0)]}
        chosen={null}
        amount={100_00}
        isOnline
        onChoose={() => undefined}
        onDone={() => undefined}
      />
    </ShopProvider>,
  )
  const rows = [...html.matchAll(/<label>(.*?)<\/label>/g)].map(([row]) => row.replaceAll(/<[^>]+>/g, ' '))
  expect(rows.map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual(['invoice 29 kr', 'account'])
})
