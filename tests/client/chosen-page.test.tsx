// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://skare.test/" }
import { afterEach, expect, test, vi } from 'vitest'
import { useChoice } from '#client/pages/product/use-choice.ts'
import { ShowPageContext } from '#client/router/index.ts'
import type { PageMeta } from '#shared/page-data.ts'
import { settled } from '#shared/page-lines.ts'
import { withOffers } from '#shared/product/offers.ts'
import { aPrice, aProduct, aVariant } from '#tests/support/builders.ts'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

const served = aProduct({
  options: [
    {
      code: 'size',
      attributeId: '1',
      label: 'Storlek',
      values: [
        { value: 's', label: 'S' },
        { value: 'm', label: 'M' },
      ],
    },
  ],
  variants: [aVariant({ size: 's' }, { price: aPrice(100_00) }), aVariant({ size: 'm' })],
})
const [small] = served.variants
const meta: PageMeta = {
  ...{ title: '', description: null, image: null, canonical: served.path, alternates: {}, noIndex: false },
}

const ofCustomer = withOffers(served, {
  offers: { [small?.sku ?? '']: { price: aPrice(80_00), stock: null } },
})
const data = { related: settled(null), delivery: null, chosenSku: null, meta }

function Page({ chosenSku = null }: { chosenSku?: string | null }) {
  const { choose, variant } = useChoice({ ...data, chosenSku, product: ofCustomer, served })
  return (
    <button type="button" onClick={() => choose('size', 's')}>
      {variant?.sku}
    </button>
  )
}

afterEach(() => history.replaceState(null, '', '/'))

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

test.each([
  { address: `${served.path}?childSku=NV-RACE-m`, shown: 'NV-RACE-m' },
  { address: `${served.path}?utm_source=mail&childSku=NV-RACE-s`, shown: 'NV-RACE-s' },
  { address: served.path, shown: '' },
  { address: '/p/NV-RACE/race/NV-RACE-s', shown: 'NV-RACE-s' },
  { address: '/klader', shown: 'NV-RACE-s' }, // the next page is on its way
])('R2.52: of a copy that was saved with s chosen, $address shows $shown', async ({ address, shown }) => {
  history.replaceState(null, '', address)
  const page = createRenderedPage()
  await page.render(<Page chosenSku="NV-RACE-s" />)
  expect(page.find('button')?.textContent).toBe(shown)
})
