import { HOUR_MS } from '../durations.ts'

/** Recently viewed products on this device, newest first (Spec §3, View history). */
interface ViewHistory {
  /** Product ids. */
  ids: number[]
  /** When a product was last added, milliseconds since 1970. */
  at: number
}

const EXPIRY_MS = 4 * HOUR_MS // Spec §9
const MOST = 30 // our choice: more is not useful, and storage is limited

/**
 * Parses the stored history. Empty when it is missing, unreadable or older than four hours (Spec §4). One that lies ahead by more is
 * of unknown age: the clock was set back.
 */
export function openHistory(stored: string | null, now: Date): ViewHistory {
  const history = parseHistory(stored)
  return history && Math.abs(history.at - now.getTime()) <= EXPIRY_MS
    ? history
    : { ids: [], at: now.getTime() }
}

/**
 * The history with a viewed product. Returns the same history when the product is in it already; then no view is
 * reported.
 */
export const addView = (history: ViewHistory, id: number, now: Date): ViewHistory =>
  history.ids.includes(id) ? history : { ids: [id, ...history.ids].slice(0, MOST), at: now.getTime() }

function parseHistory(stored: string | null): ViewHistory | null {
  try {
    const { ids, at }: Partial<ViewHistory> = JSON.parse(stored ?? '{}')
    return Array.isArray(ids) && ids.every(Number.isSafeInteger) && Number.isFinite(at)
      ? { ids, at: Number(at) }
      : null
  } catch {
    return null // not our data: as if nothing were stored
  }
}
