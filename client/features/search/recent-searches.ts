import { deviceStorage } from '../../storage/device-storage.ts'
import { parseStored } from '../../storage/parse-stored.ts'
import { createStore } from '../../ui/create-store.ts'

const KEY = 'skare:searches'
const MOST = 5

/** What was searched for on this device, the newest first; the same in all tabs. Without storage it lives as long as the page. */
export const recentSearches = createStore(() => parse(deviceStorage.getItem(KEY)), { key: KEY, parse })

export function rememberSearch(words: string): void {
  const others = recentSearches.read().filter((one) => one.toLowerCase() !== words.toLowerCase())
  keep([words, ...others].slice(0, MOST))
}

export const forgetSearch = (words: string): void =>
  keep(recentSearches.read().filter((one) => one !== words))

export const forgetSearches = (): void => keep([])

function keep(searches: string[]): void {
  recentSearches.write(searches)
  if (searches.length === 0) deviceStorage.removeItem(KEY)
  else void deviceStorage.setItem(KEY, JSON.stringify(searches))
}

function parse(text: string | null): string[] {
  return parseStored(text, isTexts)?.slice(0, MOST) ?? []
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
