import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arrivalOf, deliveryDates, toCentralEuropeanTime } from '#shared/product/delivery-dates.ts'

const dispatch = { cutOffMinutes: 14 * 60, closedDays: ['2026-12-24', '2026-12-25'] }
const dates = (now: string, days = { min: 1, max: 3 }) => {
  const { first, last } = deliveryDates(days, dispatch, new Date(now))
  return [first, last].map((day) => day.toISOString().slice(0, 10))
}

describe('the days of a delivery', () => {
  test.each([
    ['before the cut-off counts from today', '2026-11-23T12:59:59Z', ['2026-11-24', '2026-11-26']],
    ['at the cut-off counts from tomorrow', '2026-11-23T13:00:00Z', ['2026-11-25', '2026-11-27']],
    ['late on a Friday counts from Monday', '2026-11-27T15:00:00Z', ['2026-12-01', '2026-12-03']],
    ['on a Sunday counts from Monday', '2026-11-29T09:00:00Z', ['2026-12-01', '2026-12-03']],
    ['does not arrive on a day off', '2026-12-23T10:00:00Z', ['2026-12-28', '2026-12-30']],
    ['on a day off counts from the next working day', '2026-12-24T10:00:00Z', ['2026-12-29', '2026-12-31']],
    ['in summer time is in time until 12:00 UTC', '2026-07-06T11:59:00Z', ['2026-07-07', '2026-07-09']],
    ['just after midnight in Sweden is of the new day', '2026-11-22T23:30:00Z', ['2026-11-24', '2026-11-26']],
  ])('an order %s', (_, now, expected) => {
    expect(dates(now)).toEqual(expected)
  })

  test('an express order arrives on one day', () => {
    expect(dates('2026-11-23T09:00:00Z', { min: 1, max: 1 })).toEqual(['2026-11-24', '2026-11-24'])
  })
})

test('a way to deliver comes when its days say; without days or the hours of the warehouse nobody can say', () => {
  const saturday = new Date('2026-11-28T05:00:00Z')
  const express = { deliveryDays: { min: 1, max: 1 } }
  expect(arrivalOf(express, dispatch, saturday)).toEqual({ first: '2026-12-01', last: '2026-12-01' })
  expect(arrivalOf({ deliveryDays: null }, dispatch, saturday)).toBeNull()
  expect(arrivalOf(express, null, saturday)).toBeNull()
})

test.each([
  ['2026-03-29T00:59:59Z', '01:59:59'],
  ['2026-03-29T01:00:00Z', '03:00:00'],
  ['2026-10-25T00:59:59Z', '02:59:59'],
  ['2026-10-25T01:00:00Z', '02:00:00'],
])('when the clocks change, %s is %s', (moment, time) => {
  expect(toCentralEuropeanTime(new Date(moment)).toISOString().slice(11, 19)).toBe(time)
})

test('the clocks are those of Stockholm at any moment of a century', () => {
  const stockholm = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Stockholm',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const range = { min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }
  fc.assert(
    fc.property(fc.date(range), (moment) => {
      const ours = toCentralEuropeanTime(moment).toISOString().slice(0, 16).replace('T', ' ')
      expect(ours).toBe(stockholm.format(moment))
    }),
  )
})
