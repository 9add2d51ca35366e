// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { useChoice } from '#client/pages/product/use-choice.ts'
import { ShowPageContext } from '#client/router/index.ts'
import type { PageMeta } from '#shared/page-data.ts'
import { settled } from '#shared/page-lines.ts'
import { withOffers } from '#shared/product/offers.ts'
import { aPrice, aProduct, aVariant } from '#tests/support/builders.ts'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

const served = aProduct({
  options: [{ code: 'size', attributeId: '1', label: 'Storlek', values: [{ value: 's', label: 'S' }] }],
  variants: [aVariant({ size: 's' }, { price: aPrice(100_00) })],
})
const [small] = served.variants
const meta: PageMeta = {
  ...{ title: '', description: null, image: null, canonical: served.path, alternates: {}, noIndex: false },
}

const ofCustomer = withOffers(served, {
  offers: { [small?.sku ?? '']: { price: aPrice(80_00), stock: null } },
})
const data = { related: settled(null), delivery: null, chosenSku: null, meta }

function Page() {
  const { choose } = useChoice({ ...data, product: ofCustomer, served })
  return <button type="button" onClick={() => choose('size', 's')} />
}

test('the page of a chosen variant keeps what the shop sent: no price of a customer who logs out later', async () => {
  const showPage = vi.fn()
  const page = createRenderedPage()
  await page.render(
    <ShowPageContext value={showPage}>
      <Page />
    </ShowPageContext>,
  )
  await page.press(page.find('button'))
  expect(showPage.mock.lastCall?.[1].data).toMatchObject({ product: served, chosenSku: small?.sku })
})
