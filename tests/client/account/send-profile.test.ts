import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendProfile } from '#client/pages/account/send-profile.ts'
import type { Customer, CustomerAddress, Profile } from '#shared/api/account.ts'
import { storeViews } from '#shared/store-views.ts'
import { anAddress } from '#tests/support/builders.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

const names = { email: 'asa@example.com', firstName: 'Åsa', lastName: 'Berg' }
const bookAddress = (id: number | null, streetAddress: string): CustomerAddress => ({
  ...anAddress({ streetAddress }),
  ...{ id, taxId: '', phoneNumber: '', isDelivery: id !== null, isBilling: id !== null },
})
const aCustomer = (parts: Partial<Customer> = {}): Customer => ({
  ...{ ...names, id: 7, groupId: 1, hasOwnPrices: false, addresses: [], updatedAt: '2026-11-22 08:00:00' },
  ...parts,
})

/** The shop: its customer, and the profiles that it has taken. */
let shop: { customer: Customer; taken: Profile[] }

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage(new Map()))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (!url.endsWith('/user/profile')) return Response.json({ customer: shop.customer })
    const profile: Profile = JSON.parse(String(body))
    if (profile.updatedAt !== shop.customer.updatedAt)
      return Response.json({ error: { code: 'errors.account.refused' } }, { status: 409 })
    shop.taken.push(profile)
    return Response.json({ customer: shop.customer })
  })
})
afterEach(() => vi.unstubAllGlobals())

const addAddress = () =>
  sendProfile(storeViews.sv, aCustomer(), ({ addresses }) => ({
    ...names,
    addresses: [...addresses, bookAddress(null, 'Tvåvägen 2')],
  }))
const streets = () => shop.taken.map(({ addresses = [] }) => addresses.map((one) => one.streetAddress))

test('an address that another device has added meanwhile stays', async () => {
  const addresses = [bookAddress(1, 'Ettvägen 1')]
  shop = { customer: aCustomer({ addresses, updatedAt: '2026-11-22 08:00:01' }), taken: [] }
  expect((await addAddress()).words).toBe('account.saved')
  expect(streets()).toEqual([['Ettvägen 1', 'Tvåvägen 2']])
})

test('nothing is changed of somebody else who has logged in meanwhile', async () => {
  shop = { customer: aCustomer({ id: 8, updatedAt: '2026-11-22 08:00:01' }), taken: [] }
  await expect(addAddress()).rejects.toMatchObject({ status: 409 })
  expect(streets()).toEqual([])
})
