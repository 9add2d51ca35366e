import type { Notice } from '#shared/api/notice.ts'
import type { Translate } from '#shared/i18n/translate.ts'
import { createStore, useStore } from '../../ui/create-store.ts'

/** A message for the shopper, already translated. */
interface Notification {
  type: 'success' | 'info' | 'warning' | 'error'
  message: string
  /** One action: a link with `href`, else a button. Using it dismisses the notification. */
  action?: { label: string; href?: string; onClick?: () => void }
  /** Stays until it is dismissed. Errors and notifications with an action always do. */
  hasNoTimeout?: boolean
}

export interface ShownNotification extends Notification {
  id: number
}

const LIFETIME_MS = 5000 // Spec §9

/** How long a notification is shown while it has neither focus nor pointer; null: until it is dismissed (R4.127). */
export const lifetimeMs = ({ type, action, hasNoTimeout }: Notification) =>
  hasNoTimeout || action || type === 'error' ? null : LIFETIME_MS

const none: ShownNotification[] = []
/** The shown notifications, oldest first. Components read them with `useNotifications`. */
export const shownNotifications = createStore(() => none)
let lastId = 0

/** Shows a notification and returns its id. A message that equals the last shown one is not repeated (R4.126). */
export function notify(notification: Notification): number {
  const last = shownNotifications.read().at(-1)
  if (last?.message === notification.message && last.type === notification.type) return last.id
  shownNotifications.write([...shownNotifications.read(), { ...notification, id: ++lastId }])
  return lastId
}

/** Shows what an answer of the shop has to say. */
export function notifyAll(notices: Notice[], t: Translate): void {
  for (const { type, key, params } of notices) notify({ type, message: t(key, params) })
}

/** Removes a notification. */
export const dismiss = (id: number): void =>
  shownNotifications.write(shownNotifications.read().filter((notification) => notification.id !== id))

/** The shown notifications, oldest first. */
export const useNotifications = (): ShownNotification[] => useStore(shownNotifications, none)
