import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followKey } from '#client/storage/follow-key.ts'

const stored = new Map<string, string>()
let page: EventTarget

/** A page and its device, which Node does not have. */
beforeEach(() => {
  page = new EventTarget()
  stored.clear()
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

const tell = (type: string, fields: object = {}) => page.dispatchEvent(Object.assign(new Event(type), fields))

function follow() {
  const texts: (string | null)[] = []
  return { texts, stop: followKey('skare:login', (text) => texts.push(text)) }
}

test('what another document writes under the key is told, and nothing else', () => {
  const { texts } = follow()
  tell('storage', { key: 'skare:login', newValue: 'a' })
  tell('storage', { key: 'skare:compare', newValue: 'b' })
  expect(texts).toEqual(['a'])
})

test('a page that comes back from the back/forward cache is told what has changed meanwhile', () => {
  const { texts } = follow()
  stored.set('skare:login', 'before')
  tell('pagehide')
  stored.set('skare:login', 'meanwhile')
  tell('pageshow', { persisted: true })
  expect(texts).toEqual(['meanwhile'])
})

test('it is told nothing when nothing has changed, nor is a page that has just loaded', () => {
  const { texts } = follow()
  stored.set('skare:login', 'as it was')
  tell('pageshow', { persisted: false })
  tell('pagehide')
  tell('pageshow', { persisted: true })
  expect(texts).toEqual([])
})

test('nobody is told who follows no longer', () => {
  const { texts, stop } = follow()
  stop()
  tell('pagehide')
  stored.set('skare:login', 'meanwhile')
  tell('pageshow', { persisted: true })
  tell('storage', { key: 'skare:login', newValue: 'meanwhile' })
  expect(texts).toEqual([])
})
