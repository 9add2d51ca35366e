import { CardHeart } from '../features/saved-products/card-heart.tsx'
import { ForSkier } from '../features/ski-finder/for-skier.tsx'
import { withMessages } from '../i18n/load-messages.ts'
import type { CardExtrasProps } from '../shop-ui/product-card/card-extras.ts'
import { browserPart } from '../ui/lazy-part.tsx'

const CardFit = browserPart(() =>
  withMessages(
    import('../features/ski-finder/card-fit.tsx').then((module) => module.CardFit),
    'skis',
  ),
)

/** What cards get in the browser: the heart of the wishlist, and the size that fits the skier of this device. */
export const CardExtras = ({ card, hasAction }: CardExtrasProps) => (
  <>
    <CardHeart card={card} />
    {!hasAction && (
      <ForSkier otherwise={null}>
        <CardFit card={card} />
      </ForSkier>
    )}
  </>
)
