import { createStore, useStore } from '../../ui/create-store.ts'

/** Something to tell the shopper, already in words. */
export interface Notification {
  type: 'success' | 'info' | 'warning' | 'error'
  message: string
  /** One thing to do about it. With `href` a link, else a button. Doing it dismisses the notification. */
  action?: { label: string; href?: string; onClick?: () => void }
  /** Stays until it is dismissed; so do errors and notifications with an action. */
  hasNoTimeout?: boolean
  /** How long it shows when nobody looks at it. */
  timeToLiveMs?: number
}

export interface ShownNotification extends Notification {
  id: number
}

const LIFETIME_MS = 5000 // Spec §9

/** How long a notification shows by itself; null: until it is dismissed (R4.127). */
export const lifetimeMs = ({ type, action, hasNoTimeout, timeToLiveMs = LIFETIME_MS }: Notification) =>
  hasNoTimeout || action || type === 'error' ? null : timeToLiveMs

const none: ShownNotification[] = []
const shown = createStore(() => none)
let lastId = 0

/** Shows a notification and says its id. The same message as the last one that still shows is not repeated (R4.126). */
export function notify(notification: Notification): number {
  const last = shown.read().at(-1)
  if (last?.message === notification.message && last.type === notification.type) return last.id
  shown.write([...shown.read(), { ...notification, id: ++lastId }])
  return lastId
}

/** Takes a notification away. */
export const dismiss = (id: number): void =>
  shown.write(shown.read().filter((notification) => notification.id !== id))

/** What shows now, oldest first, for what is no component. */
export const shownNotifications = (): ShownNotification[] => shown.read()

/** What shows now, oldest first. */
export const useNotifications = (): ShownNotification[] => useStore(shown, none)
