import { useState } from 'react'
import type { ProductCard as Card } from '#shared/product/product.ts'
import { useApi } from '../../api/use-api.ts'
import { focusListHeading } from '../../shop-ui/focus-list-heading.ts'
import { ProductCard } from '../../shop-ui/product-card/product-card.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { callCards } from './call-or-saved.ts'
import { SavedAnswer } from './saved-answer.tsx'
import { savedList } from './saved-list.ts'
import { useSavedInput } from './use-saved-input.ts'

/** The cards of what is remembered, the newest first; on the wishlist's page and in its panel. */
export function Wishlist() {
  const { skus, input } = useSavedInput('wishlist')
  const [removed, setRemoved] = useState<Card | null>(null)
  const answer = useApi('products.cards', input, {
    call: callCards,
    keepPreviousData: true, // the last answer stays
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
function Removed({ sku, name }: Card) {
  const { t } = useShop()
  const undo = () => {
    savedList('wishlist').add(sku)
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

interface WishedProps {
  cards: Card[]
  onRemoved: (card: Card) => void
}

function Wished({ cards, onRemoved }: WishedProps) {
  const { t } = useShop()
  const remove = (card: Card) => {
    savedList('wishlist').remove(card.sku)
    onRemoved(card)
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
              <Button
                variant="secondary"
                onClick={() => remove(card)}
                aria-label={t('wishlist.remove', { name: card.name })}
              >
                {t('saved.remove')}
              </Button>
            }
          />
        ))}
      </ul>
    </>
  )
}
