import { lazy, useEffect, useState } from 'react'
import type { PageName } from '#shared/routes.ts'
import { absent, withMessages } from '../../i18n/load-messages.ts'
import { OUTBOX_FILLED } from '../../outbox/outbox-events.ts'
import { hasOutboxMark } from '../../outbox/outbox-mark.ts'
import { Extra } from '../../ui/extra.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Loads the component that sends waiting orders. The worker never has such orders. */
const loadWatch = () =>
  import.meta.env.SSR
    ? absent()
    : withMessages(
        import('../../pages/order-confirmation/outbox-watch.tsx').then((code) => ({
          default: code.OutboxWatch,
        })),
        'checkout',
        'errors',
      )
const OutboxWatch = lazy(loadWatch)

/** Loads the outbox on devices that have a waiting order. The checkout sends its own orders. */
export function OutboxLoader({ page }: { page: PageName }) {
  const isHydrated = useHydrated()
  const [isFilled, setIsFilled] = useState(false)
  useEffect(() => {
    const onFilled = () => setIsFilled(true)
    addEventListener(OUTBOX_FILLED, onFilled)
    return () => removeEventListener(OUTBOX_FILLED, onFilled)
  }, [])
  if (!isHydrated || page === 'checkout' || !(isFilled || hasOutboxMark())) return null
  return (
    <Extra>
      <OutboxWatch isThankYouPage={page === 'order-confirmation'} />
    </Extra>
  )
}
