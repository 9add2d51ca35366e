import { expect, test } from 'vitest'
import en from '#locales/en/shop.json'
import nb from '#locales/nb/shop.json'
import sv from '#locales/sv/shop.json'
import { createShopper, NORWAY } from '../support/shop.ts'

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
const says = (text: string, query: string) => text.replace('{query}', query)

test.each([
  { messages: sv.search, shopper: createShopper(), path: '/sokresultat', query: 'öppet köp' },
  { messages: nb.search, shopper: createShopper(NORWAY), path: '/sokresultat', query: 'åpent kjøp' },
  { messages: en.search, shopper: createShopper(), path: '/en/search-result', query: 'return policy' },
])('$query: where pages answer, only products are missing, and nothing is misspelt', async (searched) => {
  const { messages, shopper, path, query } = searched
  const response = await shopper.get(`${path}?s=${encodeURIComponent(query)}`)
  const main = mainOf(await response.text())
  expect(main).toContain(`aria-label="${messages.pages}"`)
  expect(main).toContain(says(messages.noProducts, query))
  expect(main).not.toContain(says(messages.nothing, query))
  expect(main).not.toContain(messages.help2)
})

test('where nothing answers, the spelling may be the cause', async () => {
  const main = mainOf(await (await createShopper().get('/sokresultat?s=xyzzyq')).text())
  expect(main).toContain(says(sv.search.nothing, 'xyzzyq'))
  expect(main).toContain(sv.search.help2)
})
