import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Reviews } from '#client/pages/product/secondary-sections/reviews.tsx'
import type { Review } from '#shared/product/reviews.ts'
import { inShop } from '#tests/support/in-shop.tsx'
import { textsOf } from '#tests/support/texts.ts'

const t = textsOf('sv')
const aReview = (id: number, rating: number | null): Review => ({
  ...{ id, rating, title: 'Bra glid', text: 'Håller hela loppet.', nickname: 'Åsa' },
  createdAt: '2026-11-20T10:00:00Z',
})
const render = (reviews: Review[]): string =>
  renderToString(inShop(<Reviews product={{ id: 1, name: 'Race' }} reviews={reviews} />))

test.each<[string, Review[], boolean, boolean]>([
  ['none', [], true, false],
  ['one without stars', [aReview(1, null)], false, false],
  ['one with stars', [aReview(1, 4)], false, true],
])(
  'of a product with %s it is said that nobody has written only where nobody has',
  (_, reviews, isNone, hasMean) => {
    const html = render(reviews)
    expect([html.includes(t('reviews.none')), html.includes('<table>')]).toEqual([isNone, hasMean])
  },
)
