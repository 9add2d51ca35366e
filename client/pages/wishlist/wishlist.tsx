import type { ProductCard as Card } from '#shared/product/product.ts'
import { useApi } from '../../api/use-api.ts'
import { callCards } from '../../features/saved-products/call-or-saved.ts'
import { SavedAnswer } from '../../features/saved-products/saved-answer.tsx'
import { savedList } from '../../features/saved-products/saved-list.ts'
import { useSavedInput } from '../../features/saved-products/use-saved-input.ts'
import { focusHeading } from '../../router/index.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { ProductCard } from '../../shop-ui/product-card/product-card.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'

/** The cards of what is remembered, the newest first. */
export function Wishlist() {
  const { skus, input } = useSavedInput('wishlist')
  const answer = useApi('products.cards', input, {
    call: callCards,
    keepPreviousData: true, // the last answer stays
  })
  return (
    <SavedAnswer list="wishlist" {...{ skus, answer }} cardsOf={({ cards }) => cards}>
      {({ cards }) => <Wished cards={cards.filter(({ sku }) => skus.includes(sku)).toReversed()} />}
    </SavedAnswer>
  )
}

function Wished({ cards }: { cards: Card[] }) {
  const { t } = useShop()
  return (
    <>
      <h2 className="visually-hidden">{t('search.products')}</h2>
      <ul className="product-grid">
        {cards.map((card) => (
          <ProductCard key={card.sku} card={card} action={<RemoveButton {...card} />} isBare />
        ))}
      </ul>
    </>
  )
}

function RemoveButton({ sku, name }: Card) {
  const { t } = useShop()
  const remove = () => {
    savedList('wishlist').remove(sku)
    focusHeading() // the button is gone
    notify({
      type: 'info',
      message: t('wishlist.removed', { name }),
      action: { label: t('saved.undo'), onClick: () => savedList('wishlist').add(sku) },
    })
  }
  return (
    <Button variant="secondary" onClick={remove} aria-label={t('wishlist.remove', { name })}>
      {t('saved.remove')}
    </Button>
  )
}
