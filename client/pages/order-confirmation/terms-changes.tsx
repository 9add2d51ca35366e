import type { TermsChange } from '#shared/outbox/terms.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useSum } from '../../shop-ui/sum.tsx'

/** What is different from what was agreed. */
export const TermsChanges = ({ changes }: { changes: TermsChange[] }) => (
  <ul>
    {changes.map((change, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one name, and none moves
      <li key={`${at} ${change.kind}`}>
        <Change change={change} />
      </li>
    ))}
  </ul>
)

/** One difference, in words. */
function Change({ change }: { change: TermsChange }) {
  const { t } = useShop()
  const sum = useSum()
  switch (change.kind) {
    case 'gone':
    case 'added':
    case 'soldOut':
      return t(`outbox.terms.${change.kind}`, { name: change.name })
    case 'quantity':
      return t('outbox.terms.quantity', { name: change.name, before: change.before, now: change.now })
    case 'price':
      return t('outbox.terms.price', {
        name: change.name,
        before: sum(change.before),
        now: sum(change.now),
      })
    case 'shipping':
    case 'payment':
      return t(`outbox.terms.${change.kind}`, { before: sum(change.before), now: sum(change.now) })
    default:
      return change satisfies never
  }
}
