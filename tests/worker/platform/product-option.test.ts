import { expect, test } from 'vitest'
import { toProductOption } from '#worker/platform/protocol/product-option.ts'

test('R3.13 R7.15 the options travel as the platform names them', () => {
  expect(
    toProductOption({
      bundle: [{ optionId: '1', quantity: 1, selections: ['4'] }],
      custom: [{ optionId: '9', value: 'ÅB' }],
      configurable: [{ optionId: '201', value: '611' }],
    }),
  ).toEqual({
    extension_attributes: {
      bundle_options: [{ option_id: '1', option_qty: 1, option_selections: ['4'] }],
      custom_options: [{ option_id: '9', option_value: 'ÅB' }],
      configurable_item_options: [{ option_id: '201', option_value: '611' }],
    },
  })
})
