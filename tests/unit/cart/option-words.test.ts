import { expect, test } from 'vitest'
import { optionWords, withoutRepeats } from '#shared/cart/option-words.ts'

test('parts of a package are named once, with how many where there are several', () => {
  const parts = [
    { label: 'Skidpaket', value: '1 × Skida' },
    { label: 'Skidpaket', value: '2 × Stav' },
    { label: 'Längd', value: '190' },
  ]
  expect(withoutRepeats(parts, 'Skidpaket').map(optionWords)).toEqual(['Skida', '2 × Stav', 'Längd: 190'])
  expect(withoutRepeats(parts, 'Paket').map(optionWords)).toEqual([
    'Skidpaket: Skida',
    '2 × Stav',
    'Längd: 190',
  ])
})
