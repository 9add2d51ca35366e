import { useSyncExternalStore } from 'react'

/** A message for the shopper, already translated. */
export interface Notification {
  type: 'success' | 'info' | 'warning' | 'error'
  message: string
  /** One action: a link with `href`, else a button. Using it dismisses the notification. */
  action?: { label: string; href?: string; onClick?: () => void }
  /** Stays until it is dismissed. Errors and notifications with an action always do. */
  hasNoTimeout?: boolean
  /** How long it is shown while it has neither focus nor pointer. */
  timeToLiveMs?: number
}

export interface ShownNotification extends Notification {
  id: number
}

const LIFETIME_MS = 5000 // Spec §9

/** How long a notification is shown; null: until it is dismissed (R4.127). */
export const lifetimeMs = ({ type, action, hasNoTimeout, timeToLiveMs = LIFETIME_MS }: Notification) =>
  hasNoTimeout || action || type === 'error' ? null : timeToLiveMs

const none: ShownNotification[] = []
let shown: ShownNotification[] = none
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a notification and returns its id. A message that equals the last shown one is not repeated (R4.126). */
export function notify(notification: Notification): number {
  const last = shown.at(-1)
  if (last?.message === notification.message && last.type === notification.type) return last.id
  update([...shown, { ...notification, id: ++lastId }])
  return lastId
}

/** Removes a notification. */
export const dismiss = (id: number): void => update(shown.filter((notification) => notification.id !== id))

function update(next: ShownNotification[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** The shown notifications, oldest first, for code outside components. */
export const shownNotifications = (): ShownNotification[] => shown

/** The shown notifications, oldest first. */
export const useNotifications = (): ShownNotification[] =>
  useSyncExternalStore(subscribe, shownNotifications, () => none)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
