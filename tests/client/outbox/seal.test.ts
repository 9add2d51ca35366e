import type { UseStore } from 'idb-keyval'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createSeal, keyOrNewOf } from '#client/outbox/seal.ts'
import { createMemoryStore } from '#tests/support/memory-store.ts'

const isKey = (value: unknown): value is CryptoKey => value instanceof CryptoKey
const placeIn = (store: UseStore, is = isKey) => keyOrNewOf({ store, isValue: is })

/** The seal of a device whose key lies in a database. */
function aSeal() {
  const { store, rows } = createMemoryStore()
  return { seal: createSeal(placeIn(store, isKey)), keys: rows }
}

/** Closed, or the test ends here. */
async function closed(seal: ReturnType<typeof createSeal>, value: unknown) {
  const sealed = await seal.encrypt('a', value)
  if (!sealed) throw new Error('not sealed')
  return sealed
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})

describe('the seal of the outbox', () => {
  test('what is sealed shows nothing of its text, never looks the same twice, and can be opened', async () => {
    const { seal } = aSeal()
    const [one, other] = [await closed(seal, { name: 'Åsa Berg' }), await closed(seal, { name: 'Åsa Berg' })]
    expect(new TextDecoder().decode(one.sealed)).not.toContain('Berg')
    expect(new Uint8Array(one.sealed)).not.toEqual(new Uint8Array(other.sealed))
    expect(one.iv).not.toEqual(other.iv)
    expect(await seal.decrypt('a', one)).toEqual({ kind: 'open', value: { name: 'Åsa Berg' } })
  })

  test('its key cannot be read out', async () => {
    const { seal, keys } = aSeal()
    await closed(seal, 1)
    const [key] = [...keys.values()]
    if (!isKey(key)) throw new Error('no key')
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  })

  test('two pages that begin at once have one key', async () => {
    const { store, rows } = createMemoryStore()
    const seals = [1, 2].map(() => createSeal(placeIn(store, isKey)))
    const sealed = await Promise.all(seals.map((seal) => closed(seal, 'text')))
    expect(rows.size).toBe(1)
    for (const one of sealed)
      expect(await createSeal(placeIn(store, isKey)).decrypt('a', one)).toMatchObject({ kind: 'open' })
  })

  test('a row in another’s place, a damaged one and one whose key is gone are unreadable, and said to be', async () => {
    const { seal, keys } = aSeal()
    const sealed = await closed(seal, 'text')
    expect(await seal.decrypt('b', sealed)).toEqual({ kind: 'unreadable' })
    expect(await seal.decrypt('a', { ...sealed, sealed: sealed.sealed.slice(1) })).toEqual({
      kind: 'unreadable',
    })
    keys.clear()
    expect(await seal.decrypt('a', sealed)).toEqual({ kind: 'unreadable' })
  })

  test('a key that cannot be read just now is not taken for lost, and no other is made in its place', async () => {
    const { seal } = aSeal()
    const sealed = await closed(seal, 'text')
    const blocked = createSeal(placeIn(() => Promise.reject(new Error('blocked')), isKey))
    expect(await blocked.decrypt('a', sealed)).toEqual({ kind: 'unknown' })
    expect(await blocked.encrypt('a', 'text')).toBeNull()
  })

  test('a page over plain HTTP, which has no WebCrypto, seals nothing', async () => {
    vi.stubGlobal('crypto', {})
    const { seal, keys } = aSeal()
    expect(await seal.encrypt('a', 'text')).toBeNull()
    expect(keys.size).toBe(0)
    vi.unstubAllGlobals()
  })
})
