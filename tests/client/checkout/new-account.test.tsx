// @vitest-environment happy-dom
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Details } from '#client/features/checkout/details.ts'
import { NewAccount, type NewAccountHandle } from '#client/pages/checkout/new-account.tsx'
import { AppError } from '#shared/errors.ts'
import { aContact, anAddress } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage, type RenderedPage } from '#tests/support/rendered-page.ts'

const { register } = vi.hoisted(() => ({ register: vi.fn() }))
vi.mock('#client/pages/account/use-account.ts', () => ({ useAccount: () => ({ customer: null, register }) }))

const details = { contact: aContact(), address: anAddress() } as Details
const handle = createRef<NewAccountHandle>()
let page: RenderedPage

beforeEach(async () => {
  page = createRenderedPage()
  const props = { isVirtual: false, details, update: () => undefined, handle }
  await page.render(
    inShop(
      <form>
        <NewAccount {...props} />
      </form>,
    ),
  )
  await page.press(page.find('input[type=checkbox]'))
})
afterEach(() => page.render(null))

/** Asks for the account with what is typed; the addresses of the links that are shown then. */
async function create(): Promise<(string | null)[]> {
  const form = new FormData(page.main.querySelector('form') ?? undefined)
  form.set('newPassword', 'tall gran vid sjön')
  await page.run(() => handle.current?.create(form))
  return [...page.main.querySelectorAll('a')].map((link) => link.getAttribute('href'))
}

test.each([
  ['has an account already', 'errors.account.emailTaken'],
  ['has an account by now, and is not logged in', 'errors.account.created'],
] as const)('who %s is led to the login and back to the checkout', async (_, code) => {
  register.mockRejectedValue(new AppError(code, { status: 409 }))
  const links = await create()
  expect(links).toEqual(['/konto?next=checkout', '/konto?next=checkout'])
})
