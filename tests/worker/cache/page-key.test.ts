import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storeViews } from '#shared/store-views.ts'
import { canonicalQuery, pageKey } from '#worker/cache/page-key.ts'

const keyOf = (path: string, store = storeViews.sv) =>
  pageKey(store, new URL(`http://skare.test${path}`), 'build')

describe('the key of a page', () => {
  test('two spellings of one query share a key', async () => {
    expect(await keyOf('/skidor?ls_farg=50&ls_farg=49&sort=latest')).toBe(
      await keyOf('/skidor?sort=latest&ls_farg=49&ls_farg=50'),
    )
  })

  test('campaign marks and unknown keys do not make another page', async () => {
    expect(await keyOf('/skidor?utm_source=mail&fbclid=1&zzz=2')).toBe(await keyOf('/skidor'))
  })

  test('the stores never share a key, though two of them live at the root', async () => {
    expect(await keyOf('/ski', storeViews.no)).not.toBe(await keyOf('/ski', storeViews.sv))
  })

  test('parts cannot run into each other', async () => {
    expect(await keyOf('/a|4.page')).not.toBe(await keyOf('/a?page=4'))
  })

  test('a long key stays within what KV takes', async () => {
    expect((await keyOf(`/${'a'.repeat(2000)}`)).length).toBeLessThan(500)
  })

  test('a canonical query is its own canonical query', () => {
    const pair = fc.tuple(
      fc.constantFrom('ls_farg', 'price', 'sort', 'page', 'utm_source'),
      fc.string({ maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 8 }), (pairs) => {
        const once = canonicalQuery(new URLSearchParams(pairs))
        expect(canonicalQuery(new URLSearchParams(once))).toBe(once)
      }),
    )
  })
})
