import { expect, test } from 'vitest'
import enList from '#locales/en/list.json'
import en from '#locales/en/shop.json'
import nbList from '#locales/nb/list.json'
import nb from '#locales/nb/shop.json'
import svList from '#locales/sv/list.json'
import sv from '#locales/sv/shop.json'
import { createShopper, NORWAY } from '../support/shop.ts'

const texts = {
  sv: { ...sv.search, ...svList.search },
  nb: { ...nb.search, ...nbList.search },
  en: { ...en.search, ...enList.search },
}
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
const says = (text: string, query: string) => text.replace('{query}', query)

test.each([
  { messages: texts.sv, shopper: createShopper(), path: '/sokresultat', query: 'öppet köp' },
  { messages: texts.nb, shopper: createShopper(NORWAY), path: '/sokresultat', query: 'åpent kjøp' },
  { messages: texts.en, shopper: createShopper(), path: '/en/search-result', query: 'return policy' },
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
  expect(main).toContain(says(texts.sv.nothing, 'xyzzyq'))
  expect(main).toContain(texts.sv.help2)
})
