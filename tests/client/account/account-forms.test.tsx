// @vitest-environment happy-dom
import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Account } from '#client/pages/account/account.tsx'
import { Addresses } from '#client/pages/account/addresses.tsx'
import { AuthForms } from '#client/pages/account/auth-forms.tsx'
import { PasswordForm } from '#client/pages/account/profile.tsx'
import type { Account as AccountValue } from '#client/pages/account/use-account.ts'
import type { Customer } from '#shared/api/account.ts'
import { AppError } from '#shared/errors.ts'
import { anAddress } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'
import { textsOf } from '#tests/support/texts.ts'

const aCustomer = (id: number): Customer => ({
  ...{ id, email: 'asa@example.com', firstName: 'Åsa', lastName: 'Berg', groupId: 1 },
  ...{ hasOwnPrices: false, addresses: [], updatedAt: '2026-11-22 08:00:00' },
})

let customer = aCustomer(1)
const changePassword = vi.fn<AccountValue['changePassword']>(async () => undefined)
const saveProfile = vi.fn<AccountValue['saveProfile']>(async () => undefined)
const resetPassword = vi.fn<AccountValue['resetPassword']>(async () => ({ sent: true }))
const register = vi.fn<AccountValue['register']>(async () => undefined)
const account = {
  changePassword,
  saveProfile,
  resetPassword,
  register,
} as Partial<AccountValue> as AccountValue // all that these forms use

vi.mock('#client/pages/account/use-account.ts', () => ({ useAccount: () => ({ customer }) }))
vi.mock('#client/features/cart/use-cart.ts', () => ({ useCartOfOtherTabs: () => undefined }))
vi.mock('#client/router/index.ts', async (original) => ({
  ...(await original<object>()),
  useLocation: () => ({ search: '' }),
  useNavigate: () => vi.fn(),
}))
vi.mock('#client/pages/account/my-account.tsx', () => ({
  MyAccount: (props: { customer: Customer }) => useState(`page of ${props.customer.id}`)[0],
}))

let page: RenderedPage
beforeEach(() => {
  page = createRenderedPage()
})
afterEach(async () => {
  await page.render(null)
  vi.unstubAllGlobals()
})

const emails = () => [...page.main.querySelectorAll<HTMLInputElement>('[type=email]')]

test('an address that was typed for the login is there for a new account, and when the password is forgotten', async () => {
  await page.render(inShop(<AuthForms account={account} />))
  const [login] = emails()
  await page.type(login, 'asa@example.com')
  expect(emails().map(({ value }) => value)).toEqual(['asa@example.com', 'asa@example.com'])
  await page.press(page.find('button', 'Skapa konto'))
  expect(emails().map(({ value }) => value)).toEqual(['asa@example.com'])
})

test('another customer finds nothing of what the one before has typed', async () => {
  await page.render(inShop(<Account number={null} />))
  await vi.waitFor(() => expect(page.main.textContent).toBe('page of 1'), { timeout: 5000 })
  customer = aCustomer(2) // logged in by another tab
  await page.render(inShop(<Account number={null} />))
  expect(page.main.textContent).toBe('page of 2')
})

test.each([
  ['Åsa', 'asa@example', 'errors.field.email'],
  ['Åsa', 'asa', 'errors.field.email'],
  [' ', 'asa@example.com', 'errors.field.required'],
  ['12', 'asa@example.com', 'errors.field.name'],
  ['Åsa', 'åsa@example.com', null],
] as const)(
  'R5.14 R5.16: an account for “%s”, “%s” is told at its field what it lacks: %s',
  async (firstName, email, fault) => {
    register.mockClear()
    await page.render(inShop(<AuthForms account={account} />))
    await page.press(page.find('button', textsOf('sv')('account.register')))
    const fields = { firstName, lastName: 'Berg', email, newPassword: 'Skidspar-2026' }
    for (const [name, text] of Object.entries(fields))
      await page.type(page.main.querySelector<HTMLInputElement>(`[name=${name}]`), text)
    await page.submit(page.main.querySelector('form'))
    expect(page.find('.field-error')?.textContent).toBe(fault ? textsOf('sv')(fault) : undefined)
    expect(register).toHaveBeenCalledTimes(fault ? 0 : 1)
  },
)

test('a password that is changed does not stay in its field', async () => {
  await page.render(inShop(<PasswordForm account={account} customer={customer} />))
  const form = page.main.querySelector('form')
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[type=password]') ?? [])]
  for (const field of fields) await page.type(field, 'Skidspar-2026')
  changePassword.mockRejectedValueOnce(new Error('not now'))
  await page.submit(form)
  expect(fields.map(({ value }) => value)).toEqual(['Skidspar-2026', 'Skidspar-2026'])
  await page.submit(form)
  expect(fields.map(({ value }) => value)).toEqual(['', ''])
})

const book = { ...anAddress(), id: 5, taxId: '', phoneNumber: '', isDelivery: true, isBilling: true }

function Book({ addresses = [book] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <h2 ref={heading}>Adresser</h2>
      <Addresses account={account} customer={{ ...customer, addresses }} heading={heading} />
    </>
  )
}

test('an address that cannot be deleted leaves the focus to the heading: the question is gone', async () => {
  saveProfile.mockRejectedValueOnce(new Error('not now'))
  await page.render(inShop(<Book />))
  const t = textsOf('sv')
  await page.press(page.find('button', t('account.addresses.delete')))
  await page.press(page.find('button', t('account.addresses.delete')))
  expect(saveProfile).toHaveBeenCalledOnce()
  expect(document.activeElement?.nodeName).toBe('H2')
})

test('while an address is written no other one can be: what is typed stays', async () => {
  const other = { ...book, id: 6, streetAddress: 'Skidstigen 9', isDelivery: false, isBilling: false }
  await page.render(inShop(<Book addresses={[book, other]} />))
  const t = textsOf('sv')
  const edit = t('account.addresses.edit')
  await page.press(page.find('button', edit))
  expect(page.find('button', edit)).toHaveProperty('disabled', true)
  expect(page.main.textContent).toContain('Skidstigen 9')
  await page.press(page.find('button', t('account.addresses.cancel')))
  expect(page.find('button', edit)).toHaveProperty('disabled', false)
})

test('an address that another device has deleted while it was written is added: what is typed can be saved', async () => {
  await page.render(inShop(<Book />))
  await page.press(page.find('button', textsOf('sv')('account.addresses.edit')))
  saveProfile.mockClear()
  await page.submit(page.main.querySelector('form'))
  const change = saveProfile.mock.lastCall?.[0]
  expect(change?.({ ...customer, addresses: [book] }).addresses).toMatchObject([{ id: 5 }])
  const other = { ...book, id: 6, streetAddress: 'Skidstigen 9' }
  expect(change?.({ ...customer, addresses: [other] }).addresses).toMatchObject([{ id: 6 }, { id: null }])
})

test('an address stays to be written when another tab deletes it', async () => {
  const t = textsOf('sv')
  const other = { ...book, id: 6, streetAddress: 'Skidstigen 9' }
  await page.render(inShop(<Book addresses={[book, other]} />))
  await page.press(page.find('button', t('account.addresses.edit')))
  await page.type(page.main.querySelector<HTMLInputElement>('[name="address.streetAddress"]'), 'Fjällvägen 3')
  await page.render(inShop(<Book addresses={[other]} />))
  saveProfile.mockClear()
  await page.submit(page.main.querySelector('form'))
  const change = saveProfile.mock.lastCall?.[0]
  expect(change?.({ ...customer, addresses: [other] }).addresses).toMatchObject([
    { id: 6 },
    { id: null, streetAddress: 'Fjällvägen 3' },
  ])
  expect(page.find('button', t('account.addresses.edit'))).toHaveProperty('disabled', false)
})

test('a mail that could not be sent is not told as sent because an earlier one was', async () => {
  const sent = textsOf('sv')('account.resetSent')
  await page.render(inShop(<AuthForms account={account} />))
  const form = page.main.querySelector<HTMLFormElement>('details form')
  await page.type(form?.querySelector('input'), 'asa@example.com')
  await page.submit(form)
  expect(page.main.textContent).toContain(sent)
  resetPassword.mockRejectedValueOnce(new Error('not now'))
  await page.submit(form)
  expect(page.main.textContent).not.toContain(sent)
})

test('R4.91 R4.92: an account that is made without a login leads to the login, with its address, and says so', async () => {
  register.mockRejectedValueOnce(new AppError('errors.account.created', { status: 502 }))
  await page.render(inShop(<AuthForms account={account} />))
  await page.press(page.find('button', 'Skapa konto'))
  const values = {
    firstName: 'Åsa',
    lastName: 'Berg',
    email: 'asa@example.com',
    newPassword: 'tall gran sjö',
  }
  for (const [name, value] of Object.entries(values))
    await page.type(page.main.querySelector<HTMLInputElement>(`[name=${name}]`), value)
  await page.press(page.find('form button[type=submit]'))
  expect(page.find('[role=alert]')?.textContent).toBe(textsOf('sv')('errors.account.created'))
  expect(page.main.querySelector('[name=password]')).not.toBeNull()
  expect(emails().map(({ value }) => value)).toContain('asa@example.com')
})
