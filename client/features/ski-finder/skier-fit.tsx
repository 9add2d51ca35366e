import type { Product } from '#shared/product/product.ts'
import type { Sized } from '#shared/skis/product-sizes.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { FinderLink } from './finder-link.tsx'
import { ForSkier } from './for-skier.tsx'

const FitLine = lazyPart(() =>
  withMessages(
    import('./fit-line.tsx').then((module) => module.FitLine),
    'skis',
  ),
)

interface SkierFitProps {
  product: Sized & Pick<Product, 'path' | 'price'>
  chosenSku: string | null
}

/** Beside a ski, pole or boot: whether it fits the skier of this device, or where to tell who skis. */
export function SkierFit({ product, chosenSku }: SkierFitProps) {
  const { gear } = product
  if (!gear) return null
  const hasNoChoice = gear.only !== undefined && product.price.current === null // one length, and that is not sold
  const ask = gear.kind !== 'boot' && !hasNoChoice && (
    <p>
      <FinderLink style={gear.styles[0]} />
    </p>
  )
  return (
    <ForSkier otherwise={ask}>
      <FitLine product={product} gear={gear} chosenSku={chosenSku} />
    </ForSkier>
  )
}
