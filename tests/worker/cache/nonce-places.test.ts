import { expect, test } from 'vitest'
import { clearNonces, withNonce } from '#worker/cache/nonce-places.ts'
import { createNonce } from '#worker/middleware/security-headers.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (body: Uint8Array) => new TextDecoder().decode(body)
const documentWith = (nonce: string) =>
  bytes(`<script nonce="${nonce}"></script>åäö<script nonce="${nonce}">`)

test('every place gets the nonce of the response, and the stored bytes stay as they are', () => {
  const secret = createNonce()
  const body = documentWith(secret)
  const places = clearNonces(body, secret)
  const kept = text(body)
  const nonce = createNonce()
  expect(places).toHaveLength(2)
  expect(text(withNonce(body, places, nonce))).toBe(text(documentWith(nonce)))
  expect(text(body)).toBe(kept)
})

test('what is kept has no trace of the nonce that it was rendered with: two isolates keep the same bytes', () => {
  const [one, other] = [createNonce(), createNonce()]
  const [first, second] = [documentWith(one), documentWith(other)]
  expect(clearNonces(first, one)).toEqual(clearNonces(second, other))
  expect(text(first)).toBe(text(second))
  expect(text(first)).not.toContain(one)
})

test('content that looks like what is kept is content: a place is where the secret stood', () => {
  const secret = createNonce()
  const body = documentWith(secret)
  clearNonces(body, secret)
  const again = bytes(`${text(body)}<script nonce="${secret}">`)
  expect(clearNonces(again, secret)).toHaveLength(1)
})
