import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '#client/ui/create-store.ts'

const KEY = 'skare:compare'
let page: EventTarget

/** A page, which Node does not have. */
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

/** Another tab writes under the key. */
const writeElsewhere = (newValue: string) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, newValue }))

const parse = (text: string | null) => ({ text })
const aStore = () => createStore(() => parse('first'), { key: KEY, parse })

test('what another tab changes after the last subscriber has gone is there for the next one', () => {
  const store = aStore()
  store.subscribe(() => undefined)()
  writeElsewhere('meanwhile')
  const listener = vi.fn()
  store.subscribe(listener)
  expect(store.read()).toEqual({ text: 'meanwhile' })
  expect(store.read()).toBe(store.read())
  writeElsewhere('later')
  expect(listener).toHaveBeenCalledOnce()
  expect(store.read()).toEqual({ text: 'later' })
})

test.each([
  ['read', (store: ReturnType<typeof aStore>) => store.read()],
  ['written', (store: ReturnType<typeof aStore>) => store.write(parse('mine'))],
])('what another tab changes is known although the value was only %s', (_, use) => {
  const store = aStore()
  use(store)
  writeElsewhere('meanwhile')
  expect(store.read()).toEqual({ text: 'meanwhile' })
})

test('one who subscribes before the value was read is told what another tab changes', () => {
  const store = aStore()
  const listener = vi.fn()
  store.subscribe(listener)
  expect(listener).not.toHaveBeenCalled()
  writeElsewhere('meanwhile')
  expect(listener).toHaveBeenCalledOnce()
})

test('a value that the device cannot keep stays while nobody subscribes', () => {
  const store = aStore()
  const mine = parse('mine')
  const leave = store.subscribe(() => undefined)
  store.write(mine)
  leave()
  store.subscribe(() => undefined)
  expect(store.read()).toBe(mine)
})
