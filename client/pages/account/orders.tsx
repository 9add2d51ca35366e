import { type ReactNode, useState } from 'react'
import { codeOf } from '../../api/call-api.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { useApi } from '../../api/use-api.ts'
import { isFocusLost } from '../../router/index.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { OrderCard } from './order-card.tsx'
import { ORDER_QUERY } from './order-query.ts'

/** What was ordered before, twenty at a time, the newest first. All pages are one list, so their distances are the same. */
export function Orders({ customerId }: { customerId: number }) {
  const { t } = useShop()
  const [pages, setPages] = useState(1)
  const more = (
    <Button variant="secondary" onClick={() => setPages(pages + 1)}>
      {t('account.more')}
    </Button>
  )
  return (
    <ul className="account-orders account-forms">
      <OrdersPage page={1} pages={pages} shown={[]} customerId={customerId} more={more} />
    </ul>
  )
}

/** Until the first orders are there, what follows them is below the screen: nobody presses what is about to move away. */
const minHeight = '90dvh'

interface OrdersPageProps {
  page: number
  /** How many are shown. */
  pages: number
  /** Numbers of the pages before: a platform may answer every page alike (contract §1.8). */
  shown: string[]
  /** Whose. */
  customerId: number
  /** What leads to the next page. */
  more: ReactNode
}

/** A page, and those after it. */
function OrdersPage({ page, pages, shown, customerId, more }: OrdersPageProps) {
  const { t, to } = useShop()
  const { data, error, mutate } = useApi('user.orders', { page }, { call: callInTurn, version: customerId })
  if (error && !data)
    return (
      <li>
        <Problem code={codeOf(error)} onRetry={() => mutate()} />
      </li>
    )
  if (!data)
    return <li className="checkout-waiting" aria-busy="true" style={page === 1 ? { minHeight } : undefined} />
  if (page === 1 && data.orders.length === 0) return <li>{t('account.noOrders')}</li>
  const orders = data.orders.filter(({ number }) => !shown.includes(number))
  const isLast = page >= data.pageCount || orders.length === 0
  const rest = { pages, customerId, more, shown: [...shown, ...orders.map(({ number }) => number)] }
  return (
    <>
      {orders.map((order, at) => (
        <li key={order.number} ref={page > 1 && at === 0 ? takeFocus : undefined}>
          <OrderCard
            order={order}
            href={`${to('account', {})}?${ORDER_QUERY}=${encodeURIComponent(order.number)}#main`} // the path is this page's: the hash scrolls up
          />
        </li>
      ))}
      {!isLast && (page < pages ? <OrdersPage page={page + 1} {...rest} /> : <li>{more}</li>)}
    </>
  )
}

/** The button that was pressed is gone: the first order that it brought has the focus. */
function takeFocus(item: HTMLElement | null): void {
  if (isFocusLost()) item?.querySelector('a')?.focus()
}
