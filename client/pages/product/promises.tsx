import { createContext, use } from 'react'
import { formatSum } from '#shared/format/sum.ts'
import { daysWords, deliveryDates, formatDays } from '#shared/product/delivery-dates.ts'
import type { DeliveryTerms } from '#shared/product/delivery-terms.ts'
import type { Price } from '#shared/product/price.ts'
import type { Product, Stock } from '#shared/product/product.ts'
import { type Promises as PromisesValue, promisesOf } from '#shared/product/promises.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useNow } from '../../ui/use-now.ts'

/** What the store promises; null: the platform does not say. */
export const DeliveryTermsContext = createContext<DeliveryTerms | null>(null)

/** What may be promised of a product at this price; while its choice is open, with the stock of all. */
export const usePromises = (product: Product, price: Price, stock: Stock | null): PromisesValue =>
  promisesOf(product, { price, stock: stock ?? product.stock }, use(DeliveryTermsContext))

/** Beside the button: when it comes, what that costs, and for how long it can be sent back. Nothing that is not true of it. */
export function Promises({ delivery, returns }: PromisesValue) {
  const { t, to } = useShop()
  const terms = use(DeliveryTermsContext)
  const href = to('cms-page', { slug: 'delivery-returns' })
  return (
    <ul className="buy-box-promises">
      {delivery && (
        <li>
          <Icon name="truck" />
          <a href={href}>
            <ArrivalSentence delivery={delivery} dispatch={terms?.dispatch ?? null} />{' '}
            <CostWords {...delivery} />
          </a>
        </li>
      )}
      {returns && (
        <li>
          <Icon name="return" />
          <a href={href}>{t('delivery.returns', { days: returns.days })}</a>
        </li>
      )}
    </ul>
  )
}

type Delivery = NonNullable<PromisesValue['delivery']>

interface ArrivalProps {
  delivery: Delivery
  dispatch: DeliveryTerms['dispatch']
}

function ArrivalSentence(props: ArrivalProps) {
  const words = useArrivalWords(props)
  return words.endsWith('.') ? words : `${words}.` // months are written in short
}

/** Days in the document, which may be read a day later; dates in the browser. */
function useArrivalWords({ delivery: { days, delayedBy }, dispatch }: ArrivalProps): string {
  const { t } = useShop()
  const now = useNow()
  if (delayedBy) return t(`delivery.${delayedBy}`)
  if (!days) return t('delivery.pickup')
  if (!now || !dispatch) return daysWords(days, t)
  return t('delivery.arrives', { dates: formatDays(deliveryDates(days, dispatch, now), t) })
}

function CostWords({ price: cost, freeFrom }: Delivery) {
  const { t, price, store } = useShop()
  if (cost === 0) return t('delivery.free')
  return freeFrom === null
    ? t('delivery.cost', { price: formatSum(cost, store) })
    : t('delivery.costUpTo', { price: formatSum(cost, store), limit: price(freeFrom) })
}
