import { deviceStorage } from '../../storage/device-storage.ts'

/** Says that the outbox holds something: all that a page without orders on their way looks at. */
export const OUTBOX_MARK = 'skare:outbox'

/** Whether the outbox may hold an order. Where storage is forbidden there is no telling, and nothing was kept. */
export const hasOutboxMark = (): boolean => deviceStorage.getItem(OUTBOX_MARK) !== null
