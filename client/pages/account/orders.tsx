import { type ReactNode, useState } from 'react'
import { formatDate } from '#shared/format/date.ts'
import type { PastOrder } from '#shared/orders/past-order.ts'
import { imageSizes } from '#shared/product/gallery.ts'
import { codeOf } from '../../api/call-api.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { useApi } from '../../api/use-api.ts'
import { Problem } from '../../features/checkout/problem.tsx'
import { useMoney } from '../../features/order/use-money.ts'
import { Picture } from '../../shop-ui/picture.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ORDER_QUERY } from './order-query.ts'
import { useStatusWords } from './order-status.ts'

/** What was ordered before, twenty at a time, the newest first. */
export function Orders() {
  const { t } = useShop()
  const [pages, setPages] = useState(1)
  return (
    <>
      {Array.from({ length: pages }, (_, at) => (
        <OrdersPage
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={at}
          page={at + 1}
          more={
            at === pages - 1 && (
              <Button variant="secondary" onClick={() => setPages(pages + 1)}>
                {t('account.more')}
              </Button>
            )
          }
        />
      ))}
    </>
  )
}

function OrdersPage({ page, more }: { page: number; more: ReactNode }) {
  const { t } = useShop()
  const { data, error, mutate } = useApi('user.orders', { page }, { call: callInTurn })
  if (error) return <Problem code={codeOf(error)} onRetry={() => mutate()} />
  if (!data) return <div className="checkout-waiting" aria-busy="true" />
  if (page === 1 && data.orders.length === 0) return <p>{t('account.noOrders')}</p>
  return (
    <ul className="account-orders account-forms">
      {data.orders.map((order) => (
        <li key={order.number}>
          <OrderCard order={order} />
        </li>
      ))}
      {page < data.pageCount && more && <li>{more}</li>}
    </ul>
  )
}

const MOST_PICTURES = 4

/** An order in short; its own page has all of it. */
function OrderCard({ order }: { order: PastOrder }) {
  const { t, to, store } = useShop()
  const money = useMoney(order)
  const statusWords = useStatusWords()
  const { number, placedAt, status, total, lines } = order
  return (
    <>
      <a href={`${to('account', {})}?${ORDER_QUERY}=${encodeURIComponent(number)}`}>
        <b>{t('account.order', { number })}</b>
      </a>
      <p>
        {formatDate(new Date(placedAt), store)} · {statusWords(status)} · {money(total)}
      </p>
      <div className="order-pictures row">
        {lines.slice(0, MOST_PICTURES).map(({ id, image, name }) => (
          <Picture key={id} file={image} size={imageSizes.cart} alt={name} ground />
        ))}
      </div>
    </>
  )
}
