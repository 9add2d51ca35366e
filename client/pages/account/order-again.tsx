import { useState } from 'react'
import {
  linesToAdd,
  MAX_LINES_AGAIN,
  type OrderAgainAnswer,
  type SkippedLine,
} from '#shared/account/order-again.ts'
import type { PastOrder } from '#shared/orders/past-order.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { useSubmit } from './use-submit.ts'

/** Puts an order's lines into the cart once more, and says which of them are not there and why. */
export function OrderAgain({ order: { number, lines } }: { order: PastOrder }) {
  const { t, to, store } = useShop()
  const { adopt } = useCart()
  const [outcome, setOutcome] = useState<OrderAgainAnswer>()

  const { run, isBusy, problem } = useSubmit(async () => {
    const wanted = linesToAdd(lines, outcome?.left ?? [])
    const answer = await callInTurn(store, 'cart.orderAgain', { lines: wanted.slice(0, MAX_LINES_AGAIN) })
    if (answer.cart) adopt(answer.cart)
    const later = wanted
      .slice(MAX_LINES_AGAIN)
      .map(({ sku }) => ({ sku, reason: 'failed' as const, path: null }))
    setOutcome({ ...answer, left: [...answer.left, ...later] })
  })

  return (
    <>
      {problem && <Problem code={problem} />}
      <Button
        variant="secondary"
        busy={isBusy}
        aria-label={t('account.again.labelOf', { number })}
        onClick={run}
      >
        {t('account.again.label')}
      </Button>
      <div role="status">
        {outcome && (
          <p>
            {t('account.again.added', { count: outcome.added })}{' '}
            {outcome.added > 0 && <a href={to('cart', {})}>{t('account.again.toCart')}</a>}
          </p>
        )}
        {outcome && outcome.left.length > 0 && (
          <ul>
            {outcome.left.map((left, at) => (
              <SkippedLineItem
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one sku, and none moves
                key={`${at} ${left.sku}`}
                left={left}
                name={lines.find(({ sku }) => sku === left.sku)?.name ?? left.sku}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

function SkippedLineItem({ left: { reason, path }, name }: { left: SkippedLine; name: string }) {
  const { t } = useShop()
  return (
    <li>
      {path ? <a href={path}>{name}</a> : name}: {t(`account.again.${reason}`)}
    </li>
  )
}
