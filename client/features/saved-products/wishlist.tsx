import { useState } from 'react'
import type { SavedPrice } from '#shared/account/saved-products.ts'
import type { ProductCard as Card } from '#shared/product/product.ts'
import { useApi } from '../../api/use-api.ts'
import { focusListHeading } from '../../shop-ui/focus-list-heading.ts'
import { ProductCard } from '../../shop-ui/product-card/product-card.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { callCards, untilFromShop } from './call-or-saved.ts'
import { EarlierPrice } from './earlier-price.tsx'
import { SavedAnswer } from './saved-answer.tsx'
import { savedList, useSaved } from './saved-list.ts'
import { useSavedInput } from './use-saved-input.ts'

/** The cards of what is remembered, the newest first; on the wishlist's page and in its panel. */
export function Wishlist() {
  const { skus, input } = useSavedInput('wishlist')
  const [removed, setRemoved] = useState<RemovedProduct | null>(null)
  const answer = useApi('products.cards', input, {
    call: callCards,
    ...untilFromShop(),
  })
  const isRemoved = removed !== null && !skus.includes(removed.sku)
  return (
    <>
      <div role="status" className={isRemoved ? undefined : 'visually-hidden'}>
        {isRemoved && <Removed {...removed} />}
      </div>
      <SavedAnswer list="wishlist" {...{ skus, answer }} cardsOf={({ cards }) => cards}>
        {({ cards }) => (
          <Wished cards={cards.filter(({ sku }) => skus.includes(sku)).toReversed()} onRemoved={setRemoved} />
        )}
      </SavedAnswer>
    </>
  )
}

/** What was removed last, and the way back. A notification would lie below the panel. */
function Removed({ sku, name, savedPrice }: RemovedProduct) {
  const { t } = useShop()
  const undo = () => {
    savedList('wishlist').add(sku, savedPrice)
    focusListHeading()
  }
  return (
    <p>
      {t('wishlist.removed', { name })}{' '}
      <Button variant="quiet" onClick={undo}>
        {t('saved.undo')}
      </Button>
    </p>
  )
}

type RemovedProduct = Pick<Card, 'sku' | 'name'> & { savedPrice: SavedPrice | undefined }

interface WishedProps {
  cards: Card[]
  onRemoved: (product: RemovedProduct) => void
}

function Wished({ cards, onRemoved }: WishedProps) {
  const { t } = useShop()
  const saved = useSaved('wishlist')
  const savedPriceOf = ({ sku }: Card) => saved.find((item) => item.sku === sku)?.price
  const remove = (card: Card) => {
    savedList('wishlist').remove(card.sku)
    onRemoved({ ...card, savedPrice: savedPriceOf(card) })
    focusListHeading()
  }
  return (
    <>
      <h2 className="visually-hidden">{t('search.products')}</h2>
      <ul className="product-grid">
        {cards.map((card) => (
          <ProductCard
            key={card.sku}
            card={card}
            isBare
            action={
              <>
                <EarlierPrice card={card} savedPrice={savedPriceOf(card)} />
                <Button
                  variant="secondary"
                  onClick={() => remove(card)}
                  aria-label={t('wishlist.remove', { name: card.name })}
                >
                  {t('saved.remove')}
                </Button>
              </>
            }
          />
        ))}
      </ul>
    </>
  )
}
