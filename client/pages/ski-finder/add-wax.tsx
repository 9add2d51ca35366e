import { type FormEvent, useState } from 'react'
import type { FoundWax } from '#shared/skis/found.ts'
import { onlyOnce, useAddToCart } from '../../features/cart/added.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'

/** One tap puts the tin into the cart: a form that posts to it, and with React adds in place. */
export function AddWax({ wax }: { wax: FoundWax }) {
  const { t, to } = useShop()
  const addToCart = useAddToCart()
  const [isBusy, setIsBusy] = useState(false)

  async function add(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    await addToCart(toLine(wax))
    setIsBusy(false)
  }

  return (
    <form method="post" action={to('cart', {})} onSubmit={add}>
      <p>{wax.tin}</p>
      <input type="hidden" name="sku" value={wax.sku} />
      <input type="hidden" name="parentSku" value={wax.card.sku} />
      <Button
        type="submit"
        variant="secondary"
        busy={isBusy}
        onClick={onlyOnce}
        aria-label={`${t('product.add')}: ${wax.card.name}`}
      >
        {t('product.add')}
      </Button>
    </form>
  )
}

/** The line as the cart shows it before the shop has answered. */
const toLine = ({ card, sku, tin }: FoundWax) => ({
  sku,
  parentSku: card.sku,
  type: sku === card.sku ? ('simple' as const) : ('configurable' as const),
  name: card.name,
  path: card.path,
  image: card.image,
  options: [{ label: '', value: tin }],
  quantity: 1,
  unitPrice: card.price.current ?? 0,
  maxQuantity: null,
  inStock: true,
})
