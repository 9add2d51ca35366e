import type { ProductCard as Card } from '#shared/product/product.ts'
import { codeOf } from '../../api/call-api.ts'
import { useApi } from '../../api/use-api.ts'
import { Problem } from '../../features/checkout/problem.tsx'
import { callCards, isFromDevice } from '../../features/saved-products/call-or-saved.ts'
import { NotKept } from '../../features/saved-products/not-kept.tsx'
import { NothingSaved } from '../../features/saved-products/nothing-saved.tsx'
import { savedList } from '../../features/saved-products/saved-list.ts'
import { useSavedInput } from '../../features/saved-products/use-saved-input.ts'
import { notify } from '../../shop-ui/notifications/notifications.ts'
import { ProductCard } from '../../shop-ui/product-card/product-card.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'

/** The cards of what is remembered, the newest first. */
export function Wishlist() {
  const { t } = useShop()
  const { skus, input } = useSavedInput('wishlist')
  const { data, error, mutate } = useApi('products.cards', input, {
    call: callCards,
    keepPreviousData: true, // the last answer stays
  })
  if (skus.length === 0) return <NothingSaved list="wishlist" />
  if (error) return <Problem code={codeOf(error)} onRetry={() => mutate()} />
  if (!data) return <div className="checkout-waiting" aria-busy="true" />
  const cards = data.cards.filter(({ sku }) => skus.includes(sku)).toReversed() // the newest first
  return (
    <>
      <NotKept list="wishlist" />
      {isFromDevice(data) && <p role="status">{t('saved.fromDevice')}</p>}
      <h2 className="visually-hidden">{t('search.products')}</h2>
      <ul className="product-grid">
        {cards.map((card) => (
          <ProductCard key={card.sku} card={card} action={<RemoveButton {...card} />} isBare />
        ))}
      </ul>
      {cards.length < skus.length && (
        <p>
          {t(isFromDevice(data) ? 'saved.notOnDevice' : 'wishlist.gone', {
            count: skus.length - cards.length,
          })}
        </p>
      )}
      <Button variant="secondary" onClick={() => savedList('wishlist').clear()}>
        {t('wishlist.clear')}
      </Button>
    </>
  )
}

function RemoveButton({ sku, name }: Card) {
  const { t } = useShop()
  const remove = () => {
    savedList('wishlist').remove(sku)
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
