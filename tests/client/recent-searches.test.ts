import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSearch, recentSearches, rememberSearch } from '#client/features/search/recent-searches.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

const KEY = 'skare:searches'
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('localStorage', memoryStorage(kept))
  for (const words of recentSearches.read()) forgetSearch(words)
})

afterEach(() => vi.unstubAllGlobals())

const storedSearches = () => JSON.parse(kept.get(KEY) ?? '[]')

test('the five newest searches are kept, each once', () => {
  for (const words of ['skidor', 'pjäxor', 'valla', 'Skidor', 'lampa', 'stavar', 'vasa'])
    rememberSearch(words)
  expect(recentSearches.read()).toEqual(['vasa', 'stavar', 'lampa', 'Skidor', 'valla'])
  expect(storedSearches()).toEqual(recentSearches.read())
})

test('a search that is taken away is forgotten by the device, too', () => {
  rememberSearch('skidor')
  rememberSearch('valla')
  forgetSearch('valla')
  expect(storedSearches()).toEqual(['skidor'])
  forgetSearch('skidor')
  expect(kept.has(KEY)).toBe(false)
})

test('without storage they live as long as the page', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSearch('skidor')
  expect(recentSearches.read()).toEqual(['skidor'])
})
