/** Says that the outbox holds something: all that a page without orders on their way looks at. */
const KEY = 'skare:outbox'

/** Whether the outbox may hold an order; where storage is forbidden there is no telling, and nothing was kept. */
export function hasOutboxMark(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false // storage is forbidden
  }
}

/** Set before a row is written and taken away after the last one is gone: there is never a row without it. */
export function setOutboxMark(isSet: boolean): void {
  try {
    if (isSet) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch (error) {
    console.warn('the outbox is not marked on this device', error) // the thank-you page looks for itself
  }
}
