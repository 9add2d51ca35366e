import { describe, expect, test } from 'vitest'
import { aContact, anAddress } from '#tests/support/builders.ts'
import { toPlatformAddress } from '#worker/platform/protocol/platform-address.ts'

describe('toPlatformAddress', () => {
  test('an address travels as orders carry it', () => {
    expect(
      toPlatformAddress(anAddress({ zipCode: '83130', apartmentNumber: 'lgh 1102' }), aContact()),
    ).toEqual({
      firstname: 'Åsa',
      lastname: 'Berg',
      company: '',
      street: ['Spårvägen 4', 'lgh 1102'],
      postcode: '831 30',
      city: 'Östersund',
      region: '',
      region_id: 0,
      region_code: '',
      country_id: 'SE',
      telephone: '+46 70 123 45 67',
      email: 'asa.berg@example.com',
    })
  })

  test('a street line that is empty is left out', () => {
    expect(toPlatformAddress(anAddress({ apartmentNumber: '  ' }), aContact()).street).toEqual([
      'Spårvägen 4',
    ])
  })
})
