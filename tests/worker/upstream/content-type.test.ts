import { expect, test } from 'vitest'
import errors from '#locales/en/errors.json'
import { readJson } from '#worker/upstream/read-json.ts'

test.each(['text/html', 'text/plain; charset=utf-8', ''])(
  'R5.24: an answer of type %j is no answer, and its body is let go',
  async (type) => {
    const response = new Response('{"code":200}', { headers: { 'Content-Type': type } })
    await expect(readJson(response)).rejects.toMatchObject({ code: 'errors.badContentType' })
    expect(response.bodyUsed).toBe(true)
  },
)

test.each(['application/json', 'application/vnd.api+json', 'application/json; charset=utf-8'])(
  'R5.24: of type %j it is read',
  async (type) => {
    const response = new Response('{"code":200}', { headers: { 'Content-Type': type } })
    expect(await readJson(response)).toEqual({ code: 200 })
  },
)

test('a letter whose bytes come in two pieces is read as it was sent', async () => {
  const bytes = new TextEncoder().encode('{"name":"Åre"}')
  const split = bytes.indexOf(0xc3) + 1 // in the middle of the Å
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.subarray(0, split))
      controller.enqueue(bytes.subarray(split))
      controller.close()
    },
  })
  const response = new Response(body, { headers: { 'Content-Type': 'application/json' } })
  expect(await readJson(response)).toEqual({ name: 'Åre' })
})

test('R5.24: the shopper’s words are the specification’s', () => {
  expect(errors.errors.badContentType).toBe('Error with response - bad content-type!')
})

test('R8.6: JSON that breaks off is of the wrong format, in the specification’s words', async () => {
  const response = new Response('{"code":', { headers: { 'Content-Type': 'application/json' } })
  await expect(readJson(response)).rejects.toMatchObject({ code: 'errors.wrongFormat' })
  expect(errors.errors.wrongFormat).toBe('Unhandled error, wrong response format!')
})
