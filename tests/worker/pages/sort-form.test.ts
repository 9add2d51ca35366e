import { expect, test } from 'vitest'
import { createShopper } from '../support/shop.ts'

const formOf = (html: string) => /<form class="sort-form".*?<\/form>/s.exec(html)?.[0] ?? ''

/** What the form sends beside the sort that is chosen: the names and values of its hidden fields. */
const hiddenOf = (form: string) =>
  [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name, value]) => `${name}=${value}`,
  )

test('R2.88 R2.93: the form of the sort keeps the filters, not the sort before', async () => {
  const html = await (await createShopper().get('/klader?price=0-4000&sort=latest')).text()
  const form = formOf(html)
  expect(hiddenOf(form)).toEqual(['price=0-4000'])
  expect(form).toMatch(/<option value="latest"[^>]* selected/)
})

test('R2.88 R9.32: the list’s own sort is the empty one', async () => {
  const form = formOf(await (await createShopper().get('/klader')).text())
  expect(form).toMatch(/<option value="" selected/)
  expect(form).not.toContain('value="popularity"')
})
