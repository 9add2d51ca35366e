import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalQuery, hasUnboundedInput, type PageQuery, pageKey } from '#worker/cache/page-key.ts'

const keyOf = (address: string, query: PageQuery = 'listing', store = 'sv') => {
  const { origin, pathname, searchParams } = new URL(address, 'http://skare.test')
  const canonical = canonicalQuery(searchParams, query)
  return pageKey({ build: 'build', store, origin, path: pathname, query: canonical })
}

describe('the key of a page', () => {
  test('two spellings of one query share a key', async () => {
    expect(await keyOf('/skidor?ls_farg=50&ls_farg=49&sort=latest')).toBe(
      await keyOf('/skidor?sort=latest&ls_farg=49&ls_farg=50&page=1&price=nonsense'),
    )
  })

  test('campaign marks and unknown keys do not make another page', async () => {
    expect(await keyOf('/skidor?utm_source=mail&fbclid=1&zzz=2')).toBe(await keyOf('/skidor'))
  })

  test.each([
    ['none', '/sida/om?childSku=A&page=2&s=x&ls_farg=1'],
    ['variant', '/p/A/b?page=2&s=x&ls_farg=1&open=size'],
    ['listing', '/skidor?childSku=A&s=x'],
    ['search', '/sokresultat?childSku=A'],
  ] as const)('a page that understands %s has no other page for %s', async (query, address) => {
    expect(await keyOf(address, query)).toBe(await keyOf(address.split('?')[0] ?? '', query))
  })

  test('each page understands its own', async () => {
    expect(await keyOf('/p/A/b?childSku=A', 'variant')).not.toBe(await keyOf('/p/A/b', 'variant'))
    expect(await keyOf('/sok?s=skate', 'search')).not.toBe(await keyOf('/sok', 'search'))
    const dispatched = ['/x', '/x?childSku=A', '/x?childSku=A&open=size', '/x?page=2']
    const keys = await Promise.all(dispatched.map((address) => keyOf(address, 'dispatched')))
    expect(new Set(keys).size).toBe(4)
  })

  test('the stores never share a key, though two of them live at the root', async () => {
    expect(await keyOf('/ski', 'listing', 'no')).not.toBe(await keyOf('/ski', 'listing', 'sv'))
  })

  test('documents name their origin, so origins never share a key', async () => {
    expect(await keyOf('https://skare.test/ski')).not.toBe(await keyOf('http://skare.test/ski'))
  })

  test('no two pages share a key, whatever their parts are', async () => {
    const part = fc.string({ maxLength: 6 })
    const address = fc.record({ build: part, store: part, origin: part, path: part, query: part })
    await fc.assert(
      fc.asyncProperty(address, address, async (one, other) => {
        expect((await pageKey(one)) === (await pageKey(other))).toBe(
          JSON.stringify(one) === JSON.stringify(other),
        )
      }),
    )
  })

  test('a part that looks like two is one', async () => {
    const address = { build: 'build', store: 'sv', origin: 'http://skare.test' }
    const keys = [
      { path: '/a|b', query: 'c' },
      { path: '/a', query: 'b|c' },
    ].map((parts) => pageKey({ ...address, ...parts }))
    expect(new Set(await Promise.all(keys)).size).toBe(2)
  })

  test('a new deployment shows no page that the one before has rendered', async () => {
    const address = { store: 'sv', origin: 'http://skare.test', path: '/skidor', query: '' }
    const keys = ['one', 'two'].map((build) => pageKey({ ...address, build }))
    expect(new Set(await Promise.all(keys)).size).toBe(2)
  })

  test('a long key stays within what KV takes', async () => {
    expect((await keyOf(`/${'a'.repeat(2000)}`)).length).toBeLessThan(500)
  })

  test.each(['none', 'variant', 'listing', 'search', 'dispatched'] as const)(
    'a canonical query (%s) is its own canonical query, in whatever order it came',
    (query) => {
      const key = fc.constantFrom('ls_farg', 'price', 'sort', 'page', 's', 'childSku', 'open', 'utm_source')
      const value = fc.oneof(
        fc.string({ maxLength: 8 }),
        fc.constantFrom('1', '2', '500-1000', 'latest', '0', '-1'),
      )
      fc.assert(
        fc.property(fc.array(fc.tuple(key, value), { maxLength: 8 }), (pairs) => {
          const once = canonicalQuery(new URLSearchParams(pairs), query)
          expect(canonicalQuery(new URLSearchParams(once), query)).toBe(once)
        }),
      )
    },
  )

  test('texts, prices and combined filters are free input, one filter is not', () => {
    const free = (text: string) => hasUnboundedInput(canonicalQuery(new URLSearchParams(text), 'search'))
    expect(['s=skate', 'price=1-2', 'ls_farg=1&ls_farg=2', 'ls_farg=1&size=2'].map(free)).toEqual(
      Array(4).fill(true),
    )
    expect(['ls_farg=1&sort=latest&page=2', 'page=3', ''].map(free)).toEqual(Array(3).fill(false))
  })
})
