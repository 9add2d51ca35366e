import { createContext, use } from 'react'
import { awaitedSku, type BackInStockResult } from '#shared/product/back-in-stock.ts'
import type { Product, Variant } from '#shared/product/product.ts'
import { withMessages } from '../../../i18n/load-messages.ts'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { Extra } from '../../../ui/extra.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

/** What the document answers to the form; null: nothing was sent. */
export const BackInStockContext = createContext<BackInStockResult | null>(null)

const BackInStockForm = lazyPart(() =>
  withMessages(
    import('./back-in-stock-form.tsx').then((module) => module.BackInStockForm),
    'product',
    'errors',
  ),
)

interface Awaited {
  product: Pick<Product, 'sku' | 'stock' | 'options' | 'variants'>
  /** The chosen one. */
  variant: Pick<Variant, 'sku' | 'stock'> | null
}

/** Where something is sold out and the platform sends such mails: the form for one mail when it is back. */
export function BackInStock({ product, variant }: Awaited) {
  const { shell } = useShop()
  const answered = use(BackInStockContext)
  const sku = awaitedSku(product, variant)
  if (sku === null || shell.lacks?.includes('back-in-stock')) return null
  return (
    <Extra resetKey={sku}>
      <BackInStockForm sku={sku} parentSku={product.sku} answered={answered?.sku === sku ? answered : null} />
    </Extra>
  )
}

/** The code of the form, before it is shown. */
export const preloadBackInStock = async ({ product, variant }: Awaited): Promise<unknown> =>
  awaitedSku(product, variant) === null ? null : BackInStockForm.preload()
