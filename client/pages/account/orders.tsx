import { type ReactNode, useState } from 'react'
import { formatDate } from '#shared/format/date.ts'
import type { PastOrder } from '#shared/orders/past-order.ts'
import { codeOf } from '../../api/call-api.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { useApi } from '../../api/use-api.ts'
import { Problem } from '../../features/checkout/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { OrderAgain } from './order-again.tsx'

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
    <>
      <ul className="account-orders">
        {data.orders.map((order) => (
          <li key={order.number}>
            <Order order={order} />
          </li>
        ))}
      </ul>
      {page < data.pageCount && more}
    </>
  )
}

const KNOWN_STATUSES = ['pending', 'processing', 'complete', 'closed', 'canceled'] as const

function Order({ order }: { order: PastOrder }) {
  const { t, store } = useShop()
  const { number, placedAt, status, currency, total, lines } = order
  const known = KNOWN_STATUSES.find((one) => one === status)
  const money = (minorUnits: number) =>
    new Intl.NumberFormat(store.locale, { style: 'currency', currency }).format(minorUnits / 100)
  return (
    <details>
      <summary>
        <b>{t('account.order', { number })}</b>{' '}
        <span>
          {formatDate(new Date(placedAt), store)} · {known ? t(`account.status.${known}`) : status} ·{' '}
          {money(total)}
        </span>
      </summary>
      <div className="account-entrance">
        <ul>
          {lines.map(({ id, name, quantity, rowTotal }) => (
            <li key={id}>
              {name}, {t('account.quantity', { count: quantity })}, {money(rowTotal)}
            </li>
          ))}
        </ul>
        <OrderAgain order={order} />
      </div>
    </details>
  )
}
