import { beforeEach, expect, test } from 'vitest'
import { clock, SECOND } from '../support/clock.ts'
import { createShopper, upstream } from '../support/shop.ts'

const shopper = createShopper()

beforeEach(() => upstream.reset())

/** The content service answers so for the collection of this type. */
function answerFor(type: string, answer: () => Response) {
  upstream.answer = ({ url }) => (new URL(url).pathname.endsWith(`/jsonapi/${type}`) ? answer() : undefined)
}
const notFound = () => Response.json({ errors: [{ status: '404' }] }, { status: 404 })
const empty = () => Response.json({ data: [] }, { headers: { 'Content-Type': 'application/vnd.api+json' } })

const textAt = async (path: string) => (await shopper.get(path)).text()

// The first one: this isolate knows no activities yet.
test('a list of activities that is not found is missing for a minute, not for a day', async () => {
  answerFor('activityPage', notFound)
  expect(await textAt('/skidor')).not.toContain('href="/aktiviteter/skate-skiing"')
  upstream.reset()
  clock.pass(70 * SECOND)
  await textAt('/skidor') // shown once more, and renewed
  expect(await textAt('/skidor')).toContain('href="/aktiviteter/skate-skiing"')
})

test('a sitemap whose sub-brands are not found is none, and one without any is made again after a minute', async () => {
  const subBrands = async () =>
    (await textAt('/sitemaps/content.xml')).match(/\/varumarke\/[^/]+\/[^/<]+<\/loc>/g)?.length ?? 0
  answerFor('subBrand', notFound)
  expect((await shopper.get('/sitemaps/content.xml')).status).toBe(502)
  answerFor('subBrand', empty)
  expect(await subBrands()).toBe(0)
  upstream.reset()
  clock.pass(70 * SECOND)
  expect(await subBrands()).toBeGreaterThan(0)
})

test('guides whose list is not found are there again as soon as it is', async () => {
  answerFor('guides', notFound)
  expect(await textAt('/kopguider')).not.toContain('href="/kopguider/choose-cross-country-skis"')
  upstream.reset()
  expect(await textAt('/kopguider')).toContain('href="/kopguider/choose-cross-country-skis"')
})

test('R7.39: a list asks for five hundred entries', async () => {
  const limits = new Set<string | null>()
  upstream.answer = ({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (/\/jsonapi\/(pages|guides|campaigns?|magazineChapter)$/.test(pathname) && !/filter/.test(url))
      limits.add(searchParams.get('page[limit]'))
    return undefined
  }
  for (const path of ['/en/page', '/en/guides', '/en/magazine']) await textAt(path)
  expect([...limits]).toEqual(['500'])
})
