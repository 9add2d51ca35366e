import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readStoredCart } from '#client/features/cart/stored-cart.ts'
import { acceptedHashes, recordAccepted } from '#client/outbox/session-hashes.ts'
import { namedElement, readPositions, writePositions } from '#client/router/positions.ts'
import { parseStored } from '#client/storage/parse-stored.ts'
import { isRecord } from '#shared/is-record.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCart } from '#tests/support/builders.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

const kept = new Map<string, string>()
const storage = memoryStorage(kept)

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

test.each([null, '', '{', 'undefined', '7', '"text"', 'null', '[1]'])(
  '%s is nothing to look into',
  (text) => {
    expect(parseStored(text, isRecord)).toBeNull()
  },
)

describe('what is damaged is as if there were none:', () => {
  test.each(['{', '7', '{}', '[1]', '[[1,2]]', '[["/",null]]', '[["/",{"scrollY":"5"}]]'])(
    'places %s',
    (text) => {
      kept.set('skare:places', text)
      expect(readPositions()).toEqual(new Map())
    },
  )

  test.each(['{', '7', '{"lines":[]}', '{"lines":[null],"totals":{}}', '{"lines":5,"totals":{}}'])(
    'a cart %s',
    (text) => {
      kept.set('skare:cart:sv', text)
      expect(readStoredCart(storeViews.sv)).toBeUndefined()
    },
  )

  test.each(['{', '{}', '[1]'])('hashes of orders %s', (text) => {
    kept.set('skare:order-hashes', text)
    expect([...acceptedHashes()]).toEqual([])
  })
})

test('what is whole comes back', () => {
  const places = new Map([['/skidor', { scrollY: 800, link: '/p/1' }]])
  writePositions(places)
  expect(readPositions()).toEqual(places)
  const cart = aCart()
  kept.set('skare:cart:no', JSON.stringify(cart))
  expect(readStoredCart(storeViews.no)).toEqual(cart)
})

test('what an earlier build kept of an order, with name and address in clear, is taken away; digests stay', () => {
  const digest = 'a1'.repeat(32)
  kept.set('skare:order-hashes', JSON.stringify(['{"details":{"city":"Östersund"}}', digest]))
  expect(acceptedHashes().has(digest)).toBe(true)
  expect(kept.get('skare:order-hashes')).toBe(JSON.stringify([digest]))
  recordAccepted('{"details":{"city":"Åre"}}')
  expect([...kept.values()].join()).not.toMatch(/Åre|Östersund/)
})

test('an accepted order is known in this document, also where the tab keeps nothing', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('sessionStorage', undefined)
  recordAccepted('of this order')
  expect(acceptedHashes().has('of this order')).toBe(true)
  vi.restoreAllMocks()
})

test.each([
  ['#10-tips', '10-tips'],
  ['#r%C3%A5d', 'råd'],
  ['#"]', '"]'],
  ['#%', undefined],
])('the hash %s names the element with the id %s', (hash, id) => {
  const asked: string[] = []
  vi.stubGlobal('document', {
    getElementById: (name: string) => {
      asked.push(name)
      return null
    },
  })
  expect(namedElement(hash)).toBeNull()
  expect(asked[0]).toBe(id)
})
