import { variantPath } from '#shared/product/choose-value.ts'
import type { Product } from '#shared/product/product.ts'
import { fitsSkier } from '#shared/skis/fits-skier.ts'
import type { Gear } from '#shared/skis/gear.ts'
import { productSizes, type Sized } from '#shared/skis/product-sizes.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { fitText } from './fit-text.ts'
import { useSkier } from './skier-of-device.ts'

export interface FitLineProps {
  product: Sized & Pick<Product, 'path'>
  gear: Gear
  /** Sku of the chosen variant. */
  chosenSku: string | null
}

/** Whether the product fits the skier of this device, and in which size; one tap chooses it. */
export function FitLine({ product, gear, chosenSku }: FitLineProps) {
  const { t, to } = useShop()
  const skier = useSkier()
  const fit = skier && fitsSkier(gear, productSizes(product), skier)
  if (!fit) return null
  const offered = fit.kind === 'fits' && fit.size?.sku !== chosenSku ? fit.size : null
  const variant = product.variants.find(({ sku }) => sku === offered?.sku)
  return (
    <p className="buy-box-stock" data-stock={fit.kind === 'fits' ? undefined : 'out_of_stock'}>
      <span>
        {fitText(fit, t)}{' '}
        {variant && (
          <a href={variantPath(product, variant)} rel="nofollow" data-replace="">
            {t('skis.choose')}
          </a>
        )}
        {fit.kind === 'needsHeight' && <a href={to('ski-finder', {})}>{t('skis.tell')}</a>}
      </span>
    </p>
  )
}
