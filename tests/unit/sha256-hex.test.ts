import { afterEach, expect, test, vi } from 'vitest'
import { digestOf, isDigest, sha256 } from '#shared/sha256-hex.ts'

const OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' // FIPS 180-4, the example of NIST

afterEach(() => vi.unstubAllGlobals())

test('the hash of a text is that of its bytes', async () => {
  expect(await sha256('abc')).toBe(OF_ABC)
  expect(await sha256(new TextEncoder().encode('abc'))).toBe(OF_ABC)
  expect(isDigest(OF_ABC)).toBe(true)
})

test('where there are no digests the text stands for itself', async () => {
  expect(await digestOf('abc')).toBe(OF_ABC)
  vi.stubGlobal('crypto', {})
  expect(await digestOf('abc')).toBe('abc')
  expect(isDigest('abc')).toBe(false)
})
