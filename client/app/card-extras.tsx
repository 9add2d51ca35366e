import { CardHeart } from '../features/saved-products/card-heart.tsx'
import type { CardExtrasProps } from '../shop-ui/product-card/card-extras.ts'

/** What cards get in the browser: the heart of the wishlist. */
export const CardExtras = ({ card }: CardExtrasProps) => <CardHeart card={card} />
