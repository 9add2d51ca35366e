import { beforeEach, expect, test } from 'vitest'
import type { ServicePoint } from '#shared/api/checkout.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

test('R1.27: pickup points near a postcode come with address, distance and opening hours', async () => {
  const response = await createShopper().get('/api/checkout/service-points?postcode=831%2030')
  const { servicePoints } = await response.json<{ servicePoints: ServicePoint[] }>()
  expect(servicePoints.length).toBeGreaterThan(0)
  for (const point of servicePoints) {
    expect(point).toMatchObject({
      name: expect.any(String),
      street: expect.any(String),
      postcode: expect.any(String),
    })
    expect(point.openingHours.length).toBeGreaterThan(0)
  }
})

test('R8.45: when they cannot be found the shopper is told so', async () => {
  upstream.answer = ({ url }) =>
    url.includes('/service-point/find')
      ? Response.json({ code: 500, result: 'no carrier' }, { status: 500 })
      : undefined
  const response = await createShopper().get('/api/checkout/service-points?postcode=83130')
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ error: { code: 'errors.checkout.servicePoints' } })
})

test('points are of the country that the parcel goes to, not of the store’s', async () => {
  const ask = async (country: string, postcode: string) => {
    const path = `/en/api/checkout/service-points?postcode=${postcode}&country=${country}`
    return (await createShopper().get(path)).json<{ servicePoints: ServicePoint[] }>()
  }
  expect((await ask('DK', '9000')).servicePoints).not.toEqual([])
  expect((await ask('DE', '10115')).servicePoints).toEqual([])
})
