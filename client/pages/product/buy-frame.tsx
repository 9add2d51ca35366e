import { type ComponentProps, memo, type ReactNode } from 'react'
import type { Price as PriceValue } from '#shared/product/price.ts'
import type { Product, Stock, Variant } from '#shared/product/product.ts'
import { isSoldOut, type StockText, stockText } from '#shared/product/stock-status.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { Price } from '../../shop-ui/price.tsx'
import { Rating } from '../../shop-ui/rating.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Extra } from '../../ui/extra.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { BackInStock } from './back-in-stock/back-in-stock.tsx'
import { ComparisonPrice, Instalment } from './price-notes.tsx'
import { Promises, usePromises } from './promises.tsx'
import { SoldOut } from './sold-out.tsx'

const SaveButtons = lazyPart(() =>
  withMessages(
    import('../../features/saved-products/save-buttons.tsx').then((module) => module.SaveButtons),
    'product',
    'saved',
  ),
)

/** Rendered anew only with its product: buttons whose code is still to come would go away for that time. */
const Saving = memo((props: ComponentProps<typeof SaveButtons>) => (
  <Extra>
    <SaveButtons {...props} />
  </Extra>
))

interface BuyFrameProps {
  product: Product
  price: PriceValue
  /** The price is the lowest of several. */
  from?: boolean
  /** Null while what is bought is still open. */
  stock: Stock | null
  /** The chosen one. */
  variant?: Variant | null
  /** What is to be chosen. */
  options?: ReactNode
  /** The form. */
  children: ReactNode
}

/** Name, price, choices and the button, with what one wants to know before pressing it. */
export function BuyFrame({ product, price, variant = null, ...frame }: BuyFrameProps) {
  const { from, stock: chosenStock, options, children } = frame
  const { t } = useShop()
  const { name, brand, rating } = product
  const isGone = isSoldOut(product)
  const stock = isGone ? nothingLeft : chosenStock
  const promises = usePromises(product, price, stock)
  const text = stock && price.current !== null ? stockWords(stock, product, promises) : null
  return (
    <div className="buy-box">
      <header>
        {brand && <p className="buy-box-brand">{brand}</p>}
        <h1>{name}</h1>
        {rating && (
          <a href="#reviews">
            <Rating {...rating} />
          </a>
        )}
        <div className="buy-box-price">
          <Price price={price} from={from} large />
          {price.current !== null && product.contents && (
            <ComparisonPrice total={price.current} contents={product.contents} />
          )}
          {price.current !== null && product.isTaxed && <Instalment total={price.current} />}
        </div>
      </header>
      {options}
      {text && (
        <p className="buy-box-stock" data-stock={stock?.status}>
          {t(text.key, 'params' in text ? text.params : undefined)}
        </p>
      )}
      {isGone ? <SoldOut breadcrumbs={product.breadcrumbs} /> : children}
      <BackInStock product={product} variant={variant} />
      <Saving product={product} />
      <Promises {...promises} />
    </div>
  )
}

const nothingLeft: Stock = { status: 'out_of_stock', quantity: 0 }

/** Dispatch within a day is said where it holds (R9.51); a service is never "in stock". */
function stockWords(
  stock: Stock,
  { isSent }: Product,
  { delivery }: ReturnType<typeof usePromises>,
): StockText | null {
  const text = stockText(stock)
  if (text?.key !== 'stock.inStock') return text
  if (!isSent) return null
  return delivery?.days ? { key: 'stock.shipsSoon' } : text
}
