import { type ReactNode, Suspense } from 'react'
import type { Price as PriceValue } from '#shared/product/price.ts'
import type { Product, Stock } from '#shared/product/product.ts'
import { stockText } from '#shared/product/stock-status.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { useHtmlFragment } from '../../shop-ui/html-fragments.ts'
import { Price } from '../../shop-ui/price.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const SaveButtons = lazyPart(() =>
  withMessages(
    import('../../features/saved-products/save-buttons.tsx').then((module) => module.SaveButtons),
    'saved',
  ),
)

interface BuyFrameProps {
  product: Product
  price: PriceValue
  /** The price is the lowest of several. */
  from?: boolean
  /** Null while what is bought is still open. */
  stock: Stock | null
  /** What is to be chosen. */
  options?: ReactNode
  /** The form. */
  children: ReactNode
}

/** Name, price, choices and the button, with what one wants to know before pressing it. */
export function BuyFrame({ product, price, from, stock, options, children }: BuyFrameProps) {
  const { t } = useShop()
  const { name, brand, isReturnable } = product
  const isSent = isReturnable && stock?.status !== 'out_of_stock'
  const text = stock && stockText(stock)
  return (
    <div className="buy-box">
      <header>
        {brand && <p className="buy-box-brand">{brand}</p>}
        <h1>{name}</h1>
        <div className="buy-box-price">
          <Price price={price} from={from} large />
          <Instalment price={price} />
        </div>
      </header>
      {options}
      {text && (
        <p className="buy-box-stock" data-stock={stock.status}>
          {t(text.key, 'params' in text ? text.params : undefined)}
        </p>
      )}
      {children}
      <Suspense>
        <SaveButtons product={product} />
      </Suspense>
      <ul
        className="buy-box-promises"
        {...useHtmlFragment(
          (html) => (isSent ? html.fragment('promises') : null),
          <Promises isSent={isSent} isReturnable={isReturnable} />,
        )}
      />
    </div>
  )
}

/** What the shop promises of what it has in stock (`isSent`), and of what it takes back. */
export function Promises({ isSent, isReturnable }: { isSent: boolean; isReturnable: boolean }) {
  const { t, to } = useShop()
  return (
    <>
      {isSent && (
        <li>
          <Icon name="truck" />
          <a href={to('cms-page', { slug: 'delivery-returns' })}>{t('promises.shipping')}</a>
        </li>
      )}
      {isReturnable && (
        <li>
          <Icon name="return" />
          <a href={to('cms-page', { slug: 'delivery-returns' })}>{t('promises.returns')}</a>
        </li>
      )}
    </>
  )
}

const INSTALMENT_MONTHS = 24 // Spec §9, Store texts
const INSTALMENT_FROM = 1000_00 // our choice: nobody pays a cap by instalments

/** What it costs a month, where the shop sells in kr (R9.55), with what the law wants beside it. */
function Instalment({ price: { current } }: { price: PriceValue }) {
  const { t, price, store } = useShop()
  if (current === null || current < INSTALMENT_FROM || store.currencySign !== 'kr')
    return <p>{t('product.vat')}</p>
  return (
    <p>
      {t('product.instalment', {
        amount: price(Math.ceil(current / INSTALMENT_MONTHS / 100) * 100),
        months: INSTALMENT_MONTHS,
        total: price(current),
      })}
    </p>
  )
}
