import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardParts } from '#client/shop-ui/product-card/product-card.tsx'
import { aCard, aPrice } from '#tests/support/builders.ts'
import { inShop } from '#tests/support/in-shop.tsx'

test.each([
  [749_00, 999_00, '−25 %'],
  [1495_00, 1499_00, 'Nyhet'],
  [999_00, null, 'Nyhet'],
] as const)(
  'a new product for %d instead of %s has the flag “%s”: nothing is reduced by 0',
  (current, was, flag) => {
    const card = renderToString(
      inShop(<CardParts card={aCard({ price: aPrice(current, was), isNew: true })} />),
    )
    expect(/<em[^>]*>(.*)<\/em>/.exec(card)?.[1]).toBe(flag)
  },
)
