import { describe, expect, test } from 'vitest'
import { type Place, places } from '../support/places.ts'
import { createShopper } from '../support/shop.ts'

interface Offer {
  shippingDetails?: { shippingRate: { value: string; currency: string } }
  hasMerchantReturnPolicy?: { returnPolicyCategory: string; merchantReturnDays?: number }
  [key: string]: unknown
}
interface Entity {
  '@type': string
  '@id'?: string
  name: string
  description: string
  offers?: Offer
  hasVariant?: Entity[]
  aggregateRating?: { ratingValue: number; reviewCount: number }
}

/** Kinds of products that nobody sends. */
const IMMATERIAL = ['DEMO-VIRTUAL', 'DEMO-DOWNLOAD', 'DEMO-GIFTCARD']
const SENT = ['DEMO-CONF', 'DEMO-SALE', 'DEMO-OOS', 'DEMO-BUNDLE', 'DEMO-LOW', 'DEMO-TIER']
const RETURN_DAYS = 60

for (const place of places) {
  describe(`offers in ${place.name}`, () => {
    test.each(SENT)('of %s say who sells what, what delivery costs and how it is returned', async (sku) => {
      const { entity } = await open(sku, place)
      for (const offer of offersOf(entity)) {
        expect(offer).toMatchObject({
          itemCondition: 'https://schema.org/NewCondition',
          seller: { '@type': 'Organization' },
          shippingDetails: { shippingRate: { currency: place.store.currency } },
          hasMerchantReturnPolicy: { merchantReturnDays: RETURN_DAYS },
        })
      }
      expect(descriptionsOf(entity)).not.toContain('')
    })

    test.each(IMMATERIAL)('of %s promise no delivery and no return', async (sku) => {
      const { entity } = await open(sku, place)
      expect(offersOf(entity).length).toBeGreaterThan(0)
      for (const offer of offersOf(entity)) {
        expect(offer.shippingDetails).toBeUndefined()
        expect(offer.hasMerchantReturnPolicy?.returnPolicyCategory).toMatch(/MerchantReturnNotPermitted$/)
      }
    })
  })
}

test('the mean of the stars is that of the reviews which the page shows', async () => {
  const { entity } = await open('DEMO-CONF')
  expect(entity.aggregateRating).toMatchObject({ ratingValue: 4.4, reviewCount: 23 }) // 14 × 5, 6 × 4, 2 × 3, 1 × 1
  const { entity: unrated } = await open('DEMO-LOW')
  expect(unrated).not.toHaveProperty('aggregateRating')
})

test('the seller of the offers is the company that the home page describes', async () => {
  const { entity } = await open('DEMO-SALE')
  const home = await (await createShopper().get('/')).text()
  const company = entitiesOf(home).find((one) => one['@type'] === 'Organization')
  expect(offersOf(entity)[0]?.seller).toMatchObject({ '@id': company?.['@id'], name: company?.name })
})

async function open(
  sku: string,
  { origin, prefix }: Pick<Place, 'origin' | 'prefix'> = { origin: undefined, prefix: '' },
): Promise<{ entity: Entity }> {
  const response = await createShopper(origin).get(`${prefix}/p/${sku}/x`)
  expect(response.status).toBe(200)
  const html = await response.text()
  const entity = entitiesOf(html).find((one) => one['@type'].startsWith('Product'))
  if (!entity) throw new Error(`${sku} has no structured data`)
  expect(offersOf(entity).length).toBeGreaterThan(0)
  return { entity }
}

const entitiesOf = (html: string): Entity[] =>
  [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(([, json]) =>
    JSON.parse(json ?? ''),
  )

/** Offers with the parts that they point to. */
function offersOf({ offers, hasVariant = [] }: Entity): Offer[] {
  const all = [offers, ...hasVariant.map((variant) => variant.offers)].filter((offer) => offer !== undefined)
  const parts = all.flatMap((offer) => Object.values(offer)).filter(isPart)
  const written = (value: unknown) =>
    (isPart(value) &&
      '@id' in value &&
      parts.find((part) => part['@type'] && part['@id'] === value['@id'])) ||
    value
  return all.map(
    (offer) =>
      Object.fromEntries(
        Object.entries(offer).map(([key, value]) => [key, written(value)]),
      ) as unknown as Offer,
  )
}

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const descriptionsOf = ({ description, hasVariant = [] }: Entity): string[] => [
  description,
  ...hasVariant.map((variant) => variant.description),
]
