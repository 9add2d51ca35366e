import { afterEach, beforeEach, expect, test } from 'vitest'
import { clock, DAY, HOUR } from '../support/clock.ts'
import { createShopper, upstream } from '../support/shop.ts'

const shopper = createShopper()
const textAt = async (path: string) => (await shopper.get(path)).text()
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

const campaign = (slug: string, attributes: object = {}) => ({
  type: 'campaign',
  id: slug,
  attributes: { slug, title: `Kampanj ${slug}`, excerpt: 'Billigare', body: '<p>Skidor.</p>', ...attributes },
})
const campaigns = [
  campaign('lasting'),
  campaign('running', { startsAt: dayIn(-3), endsAt: dayIn(3), couponCode: 'VINTER' }),
  campaign('tonight', { endsAt: new Date(Date.now() + 6 * HOUR).toISOString() }),
  campaign('over', { startsAt: dayIn(-9), endsAt: dayIn(-3), couponCode: 'HOST' }),
  campaign('odd', { startsAt: 7, endsAt: { date: 'soon' } }),
  campaign('coming', { startsAt: dayIn(2), endsAt: dayIn(9), couponCode: 'VAR' }),
]

beforeEach(async () => {
  upstream.answer = ({ url }) => {
    const { pathname, searchParams } = new URL(url)
    if (!pathname.endsWith('/jsonapi/campaign')) return undefined
    const slug = searchParams.get('filter[slug][_eq]')
    const data = campaigns.filter(({ id }) => slug === null || id === slug)
    return Response.json({ data }, { headers: { 'Content-Type': 'application/vnd.api+json' } })
  }
  await shopper.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
})
afterEach(() => upstream.reset())

const listed = async (path: string) => {
  const found = (await textAt(path)).matchAll(/\/kampanjer\/(\w+)/g)
  return [...new Set([...found].map(([, slug]) => slug))].toSorted()
}

test('R1.8 R2.28: the index and the sitemap have what runs, without what is over or to come', async () => {
  expect(await listed('/kampanjer')).toEqual(['lasting', 'odd', 'running', 'tonight']) // what is no date limits nothing
  expect(await listed('/sitemaps/content.xml')).toEqual(['lasting', 'odd', 'running', 'tonight'])
})

test('R2.29: a campaign’s page says until when it runs, with its code', async () => {
  const page = await textAt('/kampanjer/running')
  expect(page).toContain('Gäller till och med den')
  expect(page).toContain('VINTER')
})

test('R2.29: one that is over says so, one to come says when; neither names its code', async () => {
  const over = await textAt('/kampanjer/over')
  expect(over).toContain('Kampanjen är slut')
  expect(over).not.toMatch(/HOST|Gäller till/)
  const coming = await textAt('/kampanjer/coming')
  expect(coming).toContain('Börjar den')
  expect(coming).not.toContain('VAR')
})

test('R2.29: one without days says nothing of them', async () => {
  expect(await textAt('/kampanjer/lasting')).not.toMatch(/Gäller till|Börjar den|Kod i kassan/)
})

test('R1.8 R2.28: a page that was stored before the end does not outlive it', async () => {
  expect(await textAt('/kampanjer/tonight')).toContain('Gäller till och med den')
  await textAt('/kampanjer')
  clock.pass(7 * HOUR)
  expect(await textAt('/kampanjer/tonight')).toContain('Kampanjen är slut')
  expect(await listed('/kampanjer')).toEqual(['lasting', 'odd', 'running'])
})
