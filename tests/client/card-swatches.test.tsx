import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardParts } from '#client/shop-ui/product-card/product-card.tsx'
import { aCard } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'

test('of seven colours a card shows five, says how many are left and names all seven', () => {
  const swatches = ['#111', '#222', '#333', '#444', '#555', '#666', '#777']
  const html = renderToString(inShop(<CardParts card={aCard({ swatches })} />))
  const [, label, inside = ''] =
    /<span class="swatches"[^>]*aria-label="([^"]*)">(.*?)<\/span>/.exec(html) ?? []
  expect([label, inside.split('<i').length - 1, inside.replace(/<[^>]*>/g, '')]).toEqual([
    '7 färger',
    5,
    '+2',
  ])
})
