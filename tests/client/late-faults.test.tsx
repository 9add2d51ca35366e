// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { NewsletterForm } from '#client/features/newsletter/newsletter-form.tsx'
import { AccountField, AccountForm } from '#client/pages/account/fields.tsx'
import { useSubmit } from '#client/pages/account/use-submit.ts'
import { BackInStockForm } from '#client/pages/product/back-in-stock/back-in-stock-form.tsx'
import { AppError } from '#shared/errors.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { createRenderedPage } from '#tests/support/rendered-page.ts'

let answer: PromiseWithResolvers<never>
vi.mock('#client/api/call-api.ts', async (original) => ({
  ...(await original<object>()),
  callApi: () => answer.promise,
}))
vi.mock('#client/outbox/load-take-later.ts', () => ({ loadTakeLater: () => Promise.reject(new Error()) }))

afterEach(() => vi.unstubAllGlobals())

function Login() {
  const form = useSubmit(() => answer.promise)
  return (
    <AccountForm form={form} action="Logga in">
      <AccountField name="password" label="Lösenord" />
    </AccountForm>
  )
}

const forms: [string, ReactNode, string, string][] = [
  ['the newsletter', <NewsletterForm key="1" id="mail" />, 'asa@example.com', 'errors.field.email'],
  [
    'a mail about a size',
    <BackInStockForm key="2" sku="SKI-187" parentSku="SKI" answered={null} />,
    'asa@example.com',
    'errors.field.email',
  ],
  ['the account', <Login key="3" />, 'Fel-lösen-1', 'errors.account.credentials'],
]

const render = async (form: ReactNode, typed: string) => {
  answer = Promise.withResolvers()
  const page = createRenderedPage()
  await page.render(
    <>
      <input id="search" />
      {inShop(form)}
    </>,
  )
  const field = page.main.querySelector<HTMLInputElement>('.field input')
  await page.type(field, typed)
  await page.submit(page.main.querySelector('form'))
  const refuse = (code: string) =>
    page.run(async () => {
      answer.reject(new AppError(code as 'errors.field.email', { status: 400 }))
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
  return { ...page, field, refuse }
}

test.each(forms)(
  'what is wrong with the form of %s leaves who types elsewhere where they are',
  async (_, form, typed, code) => {
    const page = await render(form, typed)
    page.main.querySelector<HTMLElement>('#search')?.focus()
    await page.refuse(code)
    expect(page.field?.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement?.id).toBe('search')
    await page.render(null)
  },
)

test.each(forms)(
  'what is wrong with the form of %s is where who has sent it goes on',
  async (_, form, typed, code) => {
    const page = await render(form, typed)
    page.main.querySelector<HTMLElement>('[type=submit]')?.focus()
    await page.refuse(code)
    expect(document.activeElement).toBe(page.field)
    await page.render(null)
  },
)

test.each(forms)(
  'what is wrong with the form of %s is where a shopper goes on whose browser gives no button the focus, as Safari',
  async (_, form, typed, code) => {
    const page = await render(form, typed)
    page.main.tabIndex = -1 // as in every layout: a press on what takes no focus gives it to the nearest around it that does
    page.main.focus()
    await page.refuse(code)
    expect(document.activeElement).toBe(page.field)
    await page.render(null)
  },
)
