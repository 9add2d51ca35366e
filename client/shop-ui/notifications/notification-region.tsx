import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useShop } from '../shop-context.tsx'
import { dismiss, lifetimeMs, type ShownNotification, useNotifications } from './notifications.ts'

/** The region of notifications. Both live regions always exist, so that screen readers announce new content. */
export function NotificationRegion() {
  const notifications = useNotifications()
  const isError = ({ type }: ShownNotification) => type === 'error'
  return (
    <div className="notifications">
      <div role="alert">{notifications.filter(isError).map(toItem)}</div>
      <div role="status">{notifications.filter((notification) => !isError(notification)).map(toItem)}</div>
    </div>
  )
}

const toItem = (notification: ShownNotification) => <Item key={notification.id} {...notification} />

const icons = { success: 'check', info: 'info', warning: 'warning', error: 'warning' } as const

/** What had the focus before it came to a notification. */
let before: HTMLElement | null = null

function Item(notification: ShownNotification) {
  const { id, type, message, action } = notification
  const { t } = useShop()
  const [isHeld, setIsHeld] = useState(false)
  const lifetime = lifetimeMs(notification)

  useEffect(() => {
    if (lifetime === null || isHeld) return
    const timer = setTimeout(dismiss, lifetime, id)
    return () => clearTimeout(timer)
  }, [lifetime, isHeld, id])

  const [watchPointer] = useState(() => (item: HTMLElement | null) => {
    item?.addEventListener('pointerenter', () => setIsHeld(true)) // React's would hear every pointer of the page
    item?.addEventListener('pointerleave', () => setIsHeld(false))
  })

  const close = () => {
    before?.focus()
    dismiss(id)
  }
  const act = () => {
    action?.onClick?.()
    if (action?.href) dismiss(id)
    else close()
  }
  const Action = action?.href ? 'a' : 'button'

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate, the clock stops while somebody reads
    <div
      className="notification"
      data-type={type}
      ref={watchPointer}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget && !relatedTarget.closest('.notifications')) before = relatedTarget as HTMLElement // it could have the focus
        setIsHeld(true)
      }}
      onBlur={() => setIsHeld(false)}
    >
      <Icon name={icons[type]} />
      <p>{message}</p>
      {action && (
        <Action className="notification-action" href={action.href} onClick={act}>
          {action.label}
        </Action>
      )}
      <Button variant="quiet" iconOnly aria-label={t('notification.dismiss')} onClick={close}>
        <Icon name="close" />
      </Button>
    </div>
  )
}
