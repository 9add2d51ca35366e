import { beforeEach, expect, test } from 'vitest'
import { PARTIAL_LINE } from '#shared/page-format.ts'
import { createShopper, openStream, upstream } from '../support/shop.ts'

beforeEach(() => upstream.reset())

/** Answers for the related products: the search for one category's best sellers. */
function answerRelated(answer: () => Promise<Response | undefined>): void {
  upstream.answer = async (request): Promise<Response | undefined> => {
    if (!request.url.includes('/product/_search')) return undefined
    const body = await request.text()
    return body.includes('"category_ids"') && body.includes('popularity') ? answer() : undefined
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function firstProductPath(words = 'skate'): Promise<string> {
  const answer = await (await createShopper().get(`/api/search/suggest?q=${words}`)).json<{
    products: { path: string }[]
  }>()
  return answer.products[0]?.path ?? ''
}

test('a slow hole does not hold the product up, and comes later in the same response', async () => {
  const path = await firstProductPath()
  const hole = Promise.withResolvers<undefined>()
  answerRelated(() => hole.promise)
  const response = await openStream(path)
  const reader = (response.body ?? new ReadableStream()).getReader()
  const decoder = new TextDecoder()
  let html = ''
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    html += decoder.decode(chunk.value, { stream: true })
    if (html.includes('<h1')) hole.resolve(undefined) // what waits for it would wait for ever
  }
  expect(html).toContain('data-line="">["data.related",[')
})

test('the data of a navigation comes in lines: the product first, the hole when it is filled', async () => {
  const path = await firstProductPath()
  const lines = (await (await createShopper().get(`/_data${path}`)).text()).trim().split('\n')
  const head = JSON.parse(lines[0] ?? '') as { value: { name: string }; promised: string[] }
  expect(head.value.name).toMatch(/-product$/)
  expect(head.promised).toEqual(['data.related'])
  expect(JSON.parse(lines[1] ?? '')[0]).toBe('data.related')
})

test('the last line says that a part has failed after the first, so no device saves the page', async () => {
  const path = await firstProductPath('overdragsbyxa') // none of its kind has been shown
  answerRelated(async () => {
    await wait(500) // the first line is sent by then
    return new Response('', { status: 500 })
  })
  const answer = await createShopper().get(`/_data${path}`)
  expect(answer.headers.get('Cache-Control')).toContain('public')
  const lines = (await answer.text()).trim().split('\n')
  expect(lines.slice(1)).toEqual(['["data.related",null]', PARTIAL_LINE])
})

test('a product page costs at most four calls in two steps when nothing is known, and none when it is', async () => {
  const path = await firstProductPath()
  const shopper = createShopper()
  await shopper.get('/') // the shop's own: categories, attributes
  upstream.reset()
  await shopper.get(path)
  expect(upstream.calls.length, upstream.calls.join(', ')).toBeLessThanOrEqual(4)
  upstream.reset()
  await shopper.get(path)
  expect(upstream.calls).toEqual([])
})
