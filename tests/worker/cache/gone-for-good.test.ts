import { beforeEach, expect, test } from 'vitest'
import { clock, HOUR, SECOND } from '../support/clock.ts'
import { createShopper, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

const statusOf = async (path: string) => (await createShopper().get(path)).status

/** The content service has this page, or has none. */
function answerPage(slug: string, isThere: boolean): void {
  const data = isThere ? [{ type: 'pages', id: slug, attributes: { slug, title: 'Till salu i höst' } }] : []
  upstream.answer = ({ url }) =>
    new URL(url).pathname.endsWith('/jsonapi/pages')
      ? Response.json({ data }, { headers: { 'Content-Type': 'application/vnd.api+json' } })
      : undefined
}

test('a page that was found to be gone, and that nobody has purged, does not come back', async () => {
  answerPage('host', true)
  await expect.poll(() => statusOf('/sida/host')).toBe(200)
  answerPage('host', false)
  clock.pass(27 * HOUR) // no longer fresh, and shown while it is renewed
  expect(await statusOf('/sida/host')).toBe(200)
  await expect.poll(() => statusOf('/sida/host')).toBe(404)
  clock.pass(70 * SECOND) // what is missing is remembered for a minute
  const after = []
  for (let view = 0; view < 3; view += 1) after.push(await statusOf('/sida/host'))
  expect(after).toEqual([404, 404, 404])
})
