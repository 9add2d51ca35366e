import { expect, test } from 'vitest'
import { createShopper, upstream } from '../support/shop.ts'

/** A page that waits for silent extensions waits for ten seconds; on a quiet machine these pages take half of one. */
const IN_TIME_MS = 9000

/** Less than the extensions may be silent: who waits for them must not ask a second time when a page's calls would be over. */
const PAGE_CALLS = { SERVER_TIMEOUT_MS: '3000' }

const isExtension = (url: string) => new URL(url).pathname.startsWith('/api/ext/')
/** Delivery terms are also asked for by what shows them. */
const questions = () =>
  upstream.calls.filter((call) => call.includes('/api/ext/') && !call.includes('/delivery-service/'))

// A file of its own, and no second try: nothing of the extensions is known to this isolate yet.
test('R9.6: the first pages of an isolate do not wait for extensions that are silent, and ask them once for all', {
  retry: 0,
}, async () => {
  const silence = Promise.withResolvers<undefined>()
  upstream.answer = ({ url }) => (isExtension(url) ? silence.promise : undefined)
  const paths = ['/', '/skidor', '/varumarken', '/klader', '/sokresultat?s=skate', '/aktiviteter']
  const shoppers = paths.map(() => createShopper(undefined, PAGE_CALLS))
  const answers = await Promise.all(shoppers.map((shopper, at) => shopper.get(paths[at] ?? '/')))
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
  for (const shopper of shoppers) expect(shopper.answeredMs()).toBeLessThan(IN_TIME_MS)
  expect(questions()).toHaveLength(new Set(questions()).size)

  upstream.reset()
  silence.resolve(undefined)
  const again = await createShopper().get('/varumarken')
  expect(again.headers.get('Server-Timing')).toContain('desc="miss"') // nothing was stored that might offer too much
  const timing = async () => (await createShopper().get('/varumarken')).headers.get('Server-Timing')
  await expect.poll(timing).toContain('memory-fresh') // a busy machine may take longer than the page waits for the answers
})
