import type { Ref } from 'react'
import type { ProductCard as Card } from '#shared/product/product.ts'
import { ProductCard } from './product-card.tsx'

const FIRST_ROW = 4 // number of columns of the widest grid

interface ProductGridProps {
  cards: Card[]
  /** On the first screen: the pictures of its first row load at once. */
  isFirst?: boolean
  ref?: Ref<HTMLUListElement>
}

/** Products in two, three or four columns. */
export const ProductGrid = ({ cards, isFirst, ref }: ProductGridProps) => (
  <ul className="product-grid" ref={ref}>
    {cards.map((card, at) => (
      <ProductCard
        key={card.sku}
        card={card}
        loading={isFirst && at < FIRST_ROW ? (at === 0 ? 'first' : 'eager') : 'lazy'}
      />
    ))}
  </ul>
)

/** Products in one row that scrolls sideways. Focusable, so that the keyboard can scroll it. */
export const ProductRail = ({ cards, label }: { cards: Card[]; label: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of products, not of form fields
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard (WCAG 2.1.1)
  <div className="product-rail" tabIndex={0} role="group" aria-label={label}>
    <ProductGrid cards={cards} />
  </div>
)
