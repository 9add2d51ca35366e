import { type ReactNode, useState } from 'react'
import { codeOf } from '../../api/call-api.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { useApi } from '../../api/use-api.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { OrderCard } from './order-card.tsx'
import { ORDER_QUERY } from './order-query.ts'

/** What was ordered before, twenty at a time, the newest first. All pages are one list, so their distances are the same. */
export function Orders({ customerId }: { customerId: number }) {
  const { t } = useShop()
  const [pages, setPages] = useState(1)
  return (
    <ul className="account-orders account-forms">
      {Array.from({ length: pages }, (_, at) => (
        <OrdersPage
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={at}
          page={at + 1}
          customerId={customerId}
          more={
            at === pages - 1 && (
              <Button variant="secondary" onClick={() => setPages(pages + 1)}>
                {t('account.more')}
              </Button>
            )
          }
        />
      ))}
    </ul>
  )
}

interface OrdersPageProps {
  page: number
  /** Whose. */
  customerId: number
  /** What leads to the next page. */
  more: ReactNode
}

function OrdersPage({ page, customerId, more }: OrdersPageProps) {
  const { t, to } = useShop()
  const { data, error, mutate } = useApi('user.orders', { page }, { call: callInTurn, version: customerId })
  if (error)
    return (
      <li>
        <Problem code={codeOf(error)} onRetry={() => mutate()} />
      </li>
    )
  if (!data) return <li className="checkout-waiting" aria-busy="true" />
  if (page === 1 && data.orders.length === 0) return <li>{t('account.noOrders')}</li>
  return (
    <>
      {data.orders.map((order, at) => (
        <li key={order.number} ref={page > 1 && at === 0 ? takeFocus : undefined}>
          <OrderCard
            order={order}
            href={`${to('account', {})}?${ORDER_QUERY}=${encodeURIComponent(order.number)}`}
          />
        </li>
      ))}
      {page < data.pageCount && more && <li>{more}</li>}
    </>
  )
}

/** The button that was pressed is gone: the first order that it brought has the focus. */
function takeFocus(item: HTMLElement | null): void {
  if (document.activeElement === document.body) item?.querySelector('a')?.focus()
}
