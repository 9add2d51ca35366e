import { expect, test } from 'vitest'
import type { CustomOption } from '#shared/product/custom-options.ts'
import { type Delay, delayOf, delayOfLine } from '#shared/product/delay.ts'

const option = (id: string, price: number): CustomOption => ({
  id,
  title: 'Namn',
  kind: 'text',
  required: false,
  maxLength: 20,
  price,
  isPercent: false,
  values: [],
  rules: [],
})
const PRINT = option('print', 50_00)
const GREETING = option('greeting', 0)
const product = { isExternal: false, customOptions: [] }
const printable = { isExternal: false, customOptions: [PRINT, GREETING] }

test.each<[string, Delay | null, Parameters<typeof delayOf>[0]]>([
  ['goods of the warehouse do not come later', null, product],
  ['R9.54: a supplier’s goods do', 'supplier', { ...product, isExternal: true }],
  ['so does what may be made for the shopper', 'making', printable],
  ['making takes longer than the supplier', 'making', { ...printable, isExternal: true }],
  ['a greeting that costs nothing is not made', null, { ...product, customOptions: [GREETING] }],
])('%s', (_, delay, product) => {
  expect(delayOf(product)).toBe(delay)
})

test.each<[string, Delay | null, string[], boolean]>([
  ['with a print chosen a line comes later', 'making', ['print'], false],
  ['without one it does not', null, [], false],
  ['a greeting alone does not delay it', null, ['greeting'], false],
  ['R9.54: without a print it is still the supplier’s', 'supplier', ['greeting'], true],
])('%s', (_, delay, chosen, isExternal) => {
  const options = chosen.map((optionId) => ({ optionId, value: 'Björk' }))
  expect(delayOfLine({ ...printable, isExternal }, options)).toBe(delay)
})

test.each([
  ['mounted', 'making'],
  ['loose', null],
])('of several values the chosen one counts: %s', (value, delay) => {
  const values = [
    { id: 'loose', title: 'Omonterad', price: 0, isPercent: false },
    { id: 'mounted', title: 'Monterad', price: 199_00, isPercent: false },
  ]
  const mounting: CustomOption = { ...option('mounting', 0), kind: 'choice', values }
  const skis = { isExternal: false, customOptions: [mounting] }
  expect(delayOfLine(skis, [{ optionId: 'mounting', value }])).toBe(delay)
})
