import { expect, test } from 'vitest'
import { createMemoryCache } from '#worker/cache/memory-cache.ts'

test('what was used longest ago goes first when the bytes run out', () => {
  const cache = createMemoryCache<string>(100)
  cache.set('a', 'A', 40)
  cache.set('b', 'B', 40)
  cache.get('a')
  cache.set('c', 'C', 40)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C'])
})

test('a value as large as the whole cache is kept, and it alone', () => {
  const cache = createMemoryCache<string>(100)
  cache.set('a', 'A', 40)
  cache.set('whole', 'W', 100)
  expect([cache.get('a'), cache.get('whole')]).toEqual([undefined, 'W'])
})

test('a value larger than the whole cache is not kept, and replacing a value frees its bytes', () => {
  const cache = createMemoryCache<string>(100)
  cache.set('a', 'A', 90)
  cache.set('huge', 'H', 101)
  expect(cache.get('a')).toBe('A')
  cache.set('a', 'A2', 10)
  cache.set('b', 'B', 90)
  expect([cache.get('huge'), cache.get('a'), cache.get('b')]).toEqual([undefined, 'A2', 'B'])
})
