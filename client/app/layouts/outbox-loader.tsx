import type { PageName } from '#shared/routes.ts'
import { useOutboxFilled } from '../../features/outbox/use-filled.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { useNavigation } from '../../router/index.ts'
import { Extra } from '../../ui/extra.tsx'
import { browserPart } from '../../ui/lazy-part.tsx'
import { useOnline } from '../../ui/use-online.ts'

/** Loads the component that sends waiting orders. The worker never has such orders. */
const OutboxWatch = browserPart(() =>
  withMessages(
    import('../../pages/order-confirmation/outbox-watch.tsx').then((module) => module.OutboxWatch),
    'outbox',
    'checkout',
    'errors',
  ),
)

/**
 * Loads the outbox on devices that have a waiting order. The checkout sends its own orders. A device without a service worker may
 * have no connection to load it with: it is tried again with the next page, and when the connection is back.
 */
export function OutboxLoader(props: { page: PageName }) {
  const isFilled = useOutboxFilled()
  const { current } = useNavigation()
  const isOnline = useOnline()
  if (!isFilled || props.page === 'checkout') return null
  return (
    <Extra resetKey={`${current} ${isOnline}`}>
      <OutboxWatch {...props} />
    </Extra>
  )
}
