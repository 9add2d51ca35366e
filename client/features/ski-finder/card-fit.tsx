import { useEffect } from 'react'
import type { ProductCard } from '#shared/product/product.ts'
import { fitsSkier } from '#shared/skis/fits-skier.ts'
import type { SizedGear } from '#shared/skis/sized-gear.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useStore } from '../../ui/create-store.ts'
import { askForGear, gearOfCards } from './gear-of-cards.ts'
import { useSkier } from './skier-of-device.ts'

/** On the card of a ski, pole or boot that fits the skier of this device: the size to choose. It is judged here. */
export function CardFit({ card: { sku } }: { card: ProductCard }) {
  const { t, store } = useShop()
  const skier = useSkier()
  const known = useStore(gearOfCards, nothing)[sku]
  useEffect(() => {
    if (skier && navigator.onLine) askForGear(store, sku)
  }, [skier, store, sku])
  const fit = skier && known ? fitsSkier(known.gear, known.sizes, skier) : null
  if (fit?.kind !== 'fits') return null
  const size = fit.size && t('skis.size', { cm: fit.size.cm })
  return (
    <p>
      <b>{size ? t('skis.fits.fits', { size }) : t('skis.fits.boot')}</b>
    </p>
  )
}

const nothing: Record<string, SizedGear | null> = {}
