import { deviceStorage } from '../storage/device-storage.ts'

/** Says that the outbox holds something: all that a page without tasks on their way looks at. */
const OUTBOX_MARK = 'skare:outbox'

/** Whether the outbox may hold a task. Where storage is forbidden there is no telling, and nothing was kept. */
export const hasOutboxMark = (): boolean => deviceStorage.getItem(OUTBOX_MARK) !== null

/**
 * The mark is set before a row is written and goes after the last one: there is never a row without it, unless the device
 * keeps rows but no marks; then the thank-you page looks for itself. Only pages write it, the service worker cannot.
 */
export function setOutboxMark(isSet: boolean): void {
  if (isSet) void deviceStorage.setItem(OUTBOX_MARK, '1')
  else deviceStorage.removeItem(OUTBOX_MARK)
}
