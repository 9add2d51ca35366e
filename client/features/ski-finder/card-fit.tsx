import { useEffect } from 'react'
import type { ProductCard } from '#shared/product/product.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useStore } from '../../ui/create-store.ts'
import { cardFitText } from './card-fit-text.ts'
import { askForGear, gearOfCards } from './gear-of-cards.ts'
import { useSkier } from './skier-of-device.ts'

/** On the card of a ski, pole, boot or package that fits the skier of this device: the size to choose. It is judged here. */
export function CardFit({ card: { sku } }: { card: ProductCard }) {
  const { t, store } = useShop()
  const skier = useSkier()
  const gear = useStore(gearOfCards, nothing)[sku]
  useEffect(() => {
    if (skier && navigator.onLine) askForGear(store, sku)
  }, [skier, store, sku])
  const text = skier && gear && cardFitText(gear, skier, t)
  if (!text) return null
  return (
    <p>
      <b>{text}</b>
    </p>
  )
}

const nothing: Record<string, never> = {}
