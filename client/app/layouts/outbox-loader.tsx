import { lazy } from 'react'
import type { PageName } from '#shared/routes.ts'
import { useOutboxFilled } from '../../features/outbox/use-filled.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { Extra } from '../../ui/extra.tsx'

/** Loads the component that sends waiting orders. The worker never has such orders. */
const loadWatch = () =>
  withMessages(
    import('../../pages/order-confirmation/outbox-watch.tsx').then((code) => ({
      default: code.OutboxWatch,
    })),
    'outbox',
    'checkout',
    'errors',
  )
const OutboxWatch = lazy(loadWatch)

/** Loads the outbox on devices that have a waiting order. The checkout sends its own orders. */
export function OutboxLoader(props: { page: PageName }) {
  const isFilled = useOutboxFilled()
  if (!isFilled || props.page === 'checkout') return null
  return (
    <Extra>
      <OutboxWatch {...props} />
    </Extra>
  )
}
