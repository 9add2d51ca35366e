import { describe, expect, test } from 'vitest'
import { kindsFitting } from '#platform/seed/fitting.ts'
import { rankCrossSells } from '#shared/cart/cross-sells.ts'

describe('what goes with a cart', () => {
  test('first what goes with most of it, then the first of each product, without what is in the cart', () => {
    const lists = [['BINDING', 'WAX', 'GLIDER'], ['CORK', 'GLIDER'], []]
    expect(rankCrossSells(lists, ['WAX', 'SKI'])).toEqual(['GLIDER', 'BINDING', 'CORK'])
    expect(rankCrossSells([], [])).toEqual([])
  })

  test('of two that go with as many, first the one that is higher in a list, whichever list that is', () => {
    const lists = [
      ['BINDING', 'WAX'],
      ['GRIP', 'WAX', 'BINDING'],
    ]
    expect(rankCrossSells(lists, [])).toEqual(['BINDING', 'WAX', 'GRIP'])
    expect(rankCrossSells([['SKI', 'WAX'], ['BINDING']], ['SKI'])).toEqual(['BINDING', 'WAX'])
  })
})

describe('what fits in the demo shop', () => {
  const kinds = (family: string, kindAt: number) =>
    kindsFitting({ family, kindAt }).map((kind) => `${kind.family} ${kind.kindAt}`)

  test.each([
    [
      'a classic ski takes a classic binding, grip wax and glider',
      'ski-classic',
      0,
      ['binding 0', 'wax-grip 0', 'wax-glide 0'],
    ],
    ['a skin ski takes no grip wax', 'ski-classic', 1, ['binding 0', 'wax-glide 1']],
    ['a skate ski takes a skate binding', 'ski-skate', 1, ['binding 1', 'wax-glide 0', 'wax-tool 2']],
    ['a junior ski takes a junior binding', 'ski-junior', 0, ['binding 3', 'wax-glide 1']],
    ['skate boots take a skate binding', 'boot-skate', 0, ['binding 1']],
    ['a skate binding takes skate boots', 'binding', 1, ['boot-skate 0', 'boot-skate 1']],
    ['a junior binding takes no boots of adults', 'binding', 3, []],
    ['grip wax takes a cork', 'wax-grip', 1, ['wax-tool 4', 'wax-tool 7']],
    ['a jacket needs nothing', 'jacket', 0, []],
  ])('%s', (_, family, kindAt, expected) => {
    expect(kinds(family, kindAt)).toEqual(expected)
  })
})
