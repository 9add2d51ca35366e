import { expect, test } from 'vitest'
import { deliveryWords, pointWords } from '#client/features/checkout/delivery-words.ts'
import type { CartLine } from '#shared/cart/cart.ts'
import { storeViews } from '#shared/store-views.ts'
import { aCartLine } from '#tests/support/builders.ts'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
const deliveryDays = { min: 1, max: 3 }
const arrival = { first: '2026-12-01', last: '2026-12-03' }
const skis = aCartLine()
const external = aCartLine({ delayedBy: 'supplier' })
const service = aCartLine({ type: 'virtual' })

const wordsOf = (
  method: { deliveryDays: typeof deliveryDays | null; arrival: typeof arrival | null },
  lines: CartLine[],
) =>
  deliveryWords(
    {
      carrierCode: 'pickup',
      methodCode: 'servicepoint',
      title: 'Till ombud',
      carrierTitle: 'Ombud',
      price: 49_00,
      needsServicePoint: false,
      freeFrom: null,
      ...method,
    },
    lines,
    t,
  )

test.each([
  ['the day of arrival, where it is known', { deliveryDays, arrival }, [skis], 'Framme tis 1–tors 3 dec'],
  [
    'the month of either day, where they are two',
    { deliveryDays, arrival: { first: '2026-11-30', last: '2026-12-02' } },
    [skis],
    'Framme mån 30 nov–ons 2 dec',
  ],
  [
    'a single day',
    { deliveryDays, arrival: { first: '2026-12-01', last: '2026-12-01' } },
    [skis],
    'Framme tis 1 dec',
  ],
  ['working days, where it is not', { deliveryDays, arrival: null }, [skis], 'Framme om 1–3 vardagar'],
  [
    'working days that are certain',
    { deliveryDays: { min: 2, max: 2 }, arrival: null },
    [skis],
    'Framme om 2 vardagar',
  ],
  ['one working day', { deliveryDays: { min: 1, max: 1 }, arrival: null }, [skis], 'Framme om en vardag'],
  ['nothing, where the platform says nothing', { deliveryDays: null, arrival: null }, [skis], undefined],
  ['R9.54: nothing, where a supplier sends all', { deliveryDays, arrival }, [external], undefined],
  [
    'R9.54: the day of what is in the warehouse beside it',
    { deliveryDays, arrival },
    [external, skis],
    'Framme tis 1–tors 3 dec',
  ],
  ['R9.54: nothing for a service beside it', { deliveryDays, arrival }, [external, service], undefined],
])('a way to deliver says %s', (_, method, lines, words) => {
  expect(wordsOf(method, lines)?.replaceAll('\u00a0', ' ')).toBe(words)
})

test.each([
  [null, ''],
  [0, ''],
  [350, ', 350\u00a0m'],
  [2300, ', 2,3\u00a0km'],
])('a pickup point %s metres away says so with its unit on the same line', (distance, words) => {
  const place = { id: '1', name: 'Ombud', street: 'Torget 1', postcode: '79230', city: 'Mora' }
  const point = { ...place, distance, openingHours: [] }
  expect(pointWords(point, storeViews.sv)).toBe(`Torget 1, Mora${words}`)
})
