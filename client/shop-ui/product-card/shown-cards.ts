import { useEffect } from 'react'
import type { ProductCard } from '#shared/product/product.ts'

/** The cards on the page, by their links: what is known of a product before its page is loaded. */
const shownCards = new Map<string, ProductCard>()

export const findShownCard = (path: string): ProductCard | undefined => shownCards.get(path)

export function useShownCard(card: ProductCard): void {
  useEffect(() => {
    shownCards.set(card.path, card)
    return () => {
      if (shownCards.get(card.path) === card) shownCards.delete(card.path)
    }
  }, [card])
}
