import { expect, test } from 'vitest'
import { findNoncePlaces, NONCE_PLACEHOLDER, withNonce } from '#worker/cache/nonce-places.ts'
import { createNonce } from '#worker/middleware/security-headers.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (body: Uint8Array) => new TextDecoder().decode(body)

test('every placeholder gets the nonce of the response, and the stored bytes stay as they are', () => {
  const body = bytes(`<script nonce="${NONCE_PLACEHOLDER}"></script>åäö<script nonce="${NONCE_PLACEHOLDER}">`)
  const places = findNoncePlaces(body)
  const nonce = createNonce()
  expect(places).toHaveLength(2)
  expect(text(withNonce(body, places, nonce))).toBe(
    `<script nonce="${nonce}"></script>åäö<script nonce="${nonce}">`,
  )
  expect(text(body)).toContain(NONCE_PLACEHOLDER)
})

test('a nonce is as long as its placeholder', () => {
  expect(createNonce()).toHaveLength(NONCE_PLACEHOLDER.length)
})
