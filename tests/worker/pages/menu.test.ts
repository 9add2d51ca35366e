import { beforeEach, expect, test } from 'vitest'
import { clock, SECOND } from '../support/clock.ts'
import { createShopper, NORWAY, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const menuOf = (html: string) => /<nav class="site-menu".*?<\/nav>/s.exec(html)?.[0] ?? ''
const isContent = (request: Request) => request.url.includes('/delivery/jsonapi/')

// The first one: this isolate knows no activities yet.
test('without the content service pages stand, and are kept, without activities, but not for long', async () => {
  const shopper = createShopper()
  upstream.answer = (request) => (isContent(request) ? new Response('<html>', { status: 500 }) : undefined)
  await shopper.get('/skidor')
  const kept = await shopper.get('/skidor')
  expect(kept.headers.get('Server-Timing')).toContain('desc="memory-fresh"')
  expect(menuOf(await kept.text())).toContain('href="/klader"')
  expect(menuOf(await (await shopper.get('/skidor')).text())).not.toContain('/aktiviteter')

  upstream.reset()
  clock.pass(70 * SECOND)
  await shopper.get('/skidor') // shown once more, and renewed
  expect(menuOf(await (await shopper.get('/skidor')).text())).toContain('/aktiviteter')
})

test('nobody waits long for a content service that is silent', async () => {
  const shopper = createShopper(NORWAY)
  const silence = Promise.withResolvers<undefined>()
  upstream.answer = (request) => (isContent(request) ? silence.promise : undefined)
  const visit = shopper.get('/ski')
  await expect.poll(() => shopper.answeredMs(), { timeout: 4000 }).toBeGreaterThan(0) // a call may take five seconds here
  silence.resolve(undefined)
  expect((await visit).status).toBe(200)
})

test('R2.100 R3.47: of several types of equipment an activity has their categories below it, a single one is a link', async () => {
  const menu = menuOf(await (await createShopper().get('/en/skis')).text())
  const [, activities = ''] = menu.split('href="/en/activities"')
  expect(activities).toContain('<a href="/en/activities/nordic-skating">')
  const [, types = ''] = activities.split('href="/en/activities/roller-skiing"')
  expect(types).toMatch(/^[^>]*>[^<]*<\/a><\/li><li><a href="\/en\/roller-skis\//)
})

test('R5.32: a category without products is not in the menu, though it has a page', async () => {
  const shopper = createShopper()
  const document = await shopper.get('/skidskytte')
  expect(document.status).toBe(200)
  const menu = menuOf(await document.text())
  expect(menu).toContain('href="/klader"')
  expect(menu).not.toContain('href="/skidskytte"')
})

test('R4.7: attributes are asked for once, whatever pages show them', async () => {
  const shopper = createShopper()
  upstream.reset()
  for (const path of ['/en/skis', '/en/clothing', '/en/poles-and-bindings']) await shopper.get(path)
  expect(upstream.calls.filter((call) => call.includes('/attribute/')).length).toBeLessThanOrEqual(1)
})
