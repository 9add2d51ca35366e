import { describe, expect, test } from 'vitest'
import { checksum, type IdentifiedLine, isSameLine, isSameShownLine } from '#shared/cart/line-identity.ts'
import { type LineOptions, noLineOptions } from '#shared/cart/line-options.ts'

const aLine = (sku: string, serverId: string | null, options: Partial<LineOptions> = {}): IdentifiedLine => ({
  sku,
  serverId,
  options: { ...noLineOptions, ...options },
})
const custom = (value: string) => ({ custom: [{ optionId: '9', value }] })
const bundle = (selection: string) => ({ bundle: [{ optionId: '1', quantity: 1, selections: [selection] }] })
const configurable = { configurable: [{ optionId: '201', value: '611' }] }

describe('isSameLine', () => {
  test.each<[string, IdentifiedLine, IdentifiedLine, boolean]>([
    ['R4.31 plain lines are the same when their ids match', aLine('A', '1'), aLine('B', '1'), true],
    ['R4.31 plain lines are the same when their skus match', aLine('A', '1'), aLine('A', '2'), true],
    ['R4.31 plain lines with neither in common differ', aLine('A', '1'), aLine('B', '2'), false],
    ['R4.31 two lines without an id do not match by it', aLine('A', null), aLine('B', null), false],
    [
      'R4.31 configurable lines are the same when their skus match',
      aLine('A', '1', configurable),
      aLine('A', '2', configurable),
      true,
    ],
    [
      'R4.31 ids of configurable lines are not compared',
      aLine('A', '1', configurable),
      aLine('B', '1', configurable),
      false,
    ],
    [
      'R4.31 the options of either line decide the rule',
      aLine('A', '1', configurable),
      aLine('B', '1'),
      false,
    ],
    [
      'R4.31 lines with custom options are the same when their checksums match',
      aLine('A', null, custom('ÅB')),
      aLine('A', '7', custom('ÅB')),
      true,
    ],
    [
      'R4.31 other initials make another line of one sku',
      aLine('A', null, custom('ÅB')),
      aLine('A', '7', custom('CD')),
      false,
    ],
    [
      'R4.31 lines with custom options are the same when their ids match',
      aLine('A', '7', custom('ÅB')),
      aLine('A', '7', custom('CD')),
      true,
    ],
    [
      'R4.31 bundles are the same when their checksums match, whatever their skus',
      aLine('KIT', null, bundle('4')),
      aLine('KIT-GLIDE', '8', bundle('4')),
      true,
    ],
    [
      'R4.31 bundles of other parts differ',
      aLine('KIT', null, bundle('4')),
      aLine('KIT', '8', bundle('5')),
      false,
    ],
  ])('%s', (_, one, other, expected) => {
    expect(isSameLine(one, other)).toBe(expected)
    expect(isSameLine(other, one)).toBe(expected)
  })
})

test('the checksum is that of the first options there are: bundle, custom, configurable', () => {
  const line = aLine('A', null, { ...custom('ÅB'), ...configurable })
  expect(checksum(line)).toBe(checksum(aLine('B', '1', custom('ÅB'))))
  expect(checksum(aLine('A', null))).toBe('null')
})

describe('isSameShownLine', () => {
  const red = { label: 'Färg', value: 'Röd' }
  const initials = { label: 'Initialer', value: 'ÅB' }
  const line = { sku: 'A', options: [red, initials] }

  test.each([
    ['whatever the order of its options', { sku: 'A', options: [initials, red] }, true],
    ['not with another sku', { ...line, sku: 'B' }, false],
    ['not with other initials', { sku: 'A', options: [red, { ...initials, value: 'CD' }] }, false],
    ['not without them', { sku: 'A', options: [red] }, false],
    [
      'not with the values under each other’s labels',
      {
        sku: 'A',
        options: [
          { ...red, value: 'ÅB' },
          { ...initials, value: 'Röd' },
        ],
      },
      false,
    ],
  ])('R4.31 a line as it is shown is the same %s', (_, other, expected) => {
    expect(isSameShownLine(line, other)).toBe(expected)
    expect(isSameShownLine(other, line)).toBe(expected)
  })
})
