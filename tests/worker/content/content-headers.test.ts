import { afterEach, describe, expect, test } from 'vitest'
import { createShopper, upstream } from '../support/shop.ts'

const CONTEXT = 'eyJhdWRpZW5jZUF0dHJpYnV0ZXMiOnsibG9jYXRpb24iOiJTRSJ9fQ=='

afterEach(() => upstream.reset())

/** What a shop with these settings sends to the content service, and the platform's other services. */
async function headersSent(settings: Parameters<typeof createShopper>[1]) {
  const sent = { content: [] as Headers[], others: [] as Headers[] }
  upstream.answer = ({ url, headers }) => {
    sent[url.includes('/delivery/jsonapi/') ? 'content' : 'others'].push(new Headers(headers))
    return undefined
  }
  const shopper = createShopper(undefined, settings)
  await shopper.get('/invalidate?tag=*&key=skare-development-purge-key') // vitest.config.ts
  expect((await shopper.get('/kopguider')).status).toBe(200)
  expect(sent.content.length).toBeGreaterThan(0)
  return sent
}

describe('R7.73: the content service', () => {
  test('gets its key and its context, beside the content type; no other service does', async () => {
    const { content, others } = await headersSent({
      CONTENT_KEY: 'nyckel-1',
      CONTENT_CONTEXT: `x-context: ${CONTEXT}`,
    })
    for (const headers of content) {
      expect(headers.get('Authorization')).toBe('Bearer nyckel-1')
      expect(headers.get('x-context')).toBe(CONTEXT)
      expect(headers.get('Accept')).toBe('application/vnd.api+json')
    }
    for (const headers of others) expect(headers.has('x-context')).toBe(false)
    expect(others.map((headers) => headers.get('Authorization'))).not.toContain('Bearer nyckel-1')
  })

  test('gets neither where nothing is set', async () => {
    for (const headers of (await headersSent({})).content) {
      expect(headers.has('Authorization')).toBe(false)
      expect(headers.has('x-context')).toBe(false)
    }
  })
})

test.each([
  ['CONTENT_KEY', 'två ord'],
  ['CONTENT_CONTEXT', 'utan namn'],
])('R7.73: %s that is no header is told, and nothing is served', async (name, value) => {
  expect((await createShopper(undefined, { [name]: value }).get('/')).status).toBe(500)
})
