import { deviceStorage } from '../storage/device-storage.ts'

/** Says that the outbox holds something: all that a page without tasks on their way looks at. */
const OUTBOX_MARK = 'skare:outbox'

/** Something is in the outbox, as this document knows: where storage is forbidden nothing outlives it. */
let isMarkedHere = false

/** Whether the outbox may hold a task. */
export const hasOutboxMark = (): boolean => isMarkedHere || deviceStorage.getItem(OUTBOX_MARK) !== null

/**
 * The mark is set before a row is written and goes after the last one: there is never a row without it, unless the device
 * keeps rows but no marks; then the thank-you page looks for itself. Only pages write it, the service worker cannot.
 */
export function setOutboxMark(): void {
  isMarkedHere = true
  void deviceStorage.setItem(OUTBOX_MARK, '1')
}

export function removeOutboxMark(): void {
  isMarkedHere = false
  deviceStorage.removeItem(OUTBOX_MARK)
}
