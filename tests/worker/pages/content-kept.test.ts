import { beforeEach, expect, test } from 'vitest'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const contentCalls = () => upstream.calls.filter((call) => call.includes('/delivery/jsonapi/')).length

test('R7.74: what the content service has answered is kept by its request: another rendering asks for nothing', async () => {
  const shopper = createShopper()
  expect(await (await shopper.get('/kopguider/choose-cross-country-skis')).text()).toContain('<h1')
  expect(contentCalls()).toBeGreaterThan(0)
  upstream.reset()
  const data = await shopper.get('/_data/kopguider/choose-cross-country-skis')
  expect(data.status).toBe(200)
  expect(contentCalls()).toBe(0)
})
