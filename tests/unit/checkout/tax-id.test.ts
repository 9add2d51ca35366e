import { expect, test } from 'vitest'
import { isTaxId } from '#shared/checkout/tax-id.ts'

test.each([
  ['974760673', 'NO'],
  ['974 760 673', 'NO'],
  ['NO 974 760 673 MVA', 'NO'],
  ['974760673MVA', 'NO'],
  ['556677-8899', 'SE'],
  ['556677\u20118899', 'SE'], // as web pages write it, so that it does not break
  ['SE556677889901', 'SE'],
  ['NO 974 760 673 MVA', 'SE'],
  ['12345678', 'DK'],
  ['DK 12 34 56 78', 'DK'],
  ['FI12345678', 'FI'],
  ['1234567-8', 'FI'],
  ['DE123456789', 'DE'],
  ['ATU12345678', 'DE'],
])('R3.32 %j in %s can be a company’s number', (taxId, country) => {
  expect(isTaxId(taxId, country)).toBe(true)
})

test.each([
  ['123', 'NO'],
  ['9747606731', 'NO'],
  ['556677', 'SE'],
  ['SE 55667788', 'SE'],
  ['NO 123', 'SE'],
  ['1234567', 'DK'],
  ['DK123', 'DK'],
  ['KUNSTSCHNEE', 'DE'],
])('R3.32 %j in %s cannot', (taxId, country) => {
  expect(isTaxId(taxId, country)).toBe(false)
})
