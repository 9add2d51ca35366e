/** Products looked at on this device, the newest first (Spec §3, View history). */
export interface ViewHistory {
  /** Product ids. */
  ids: number[]
  /** When the list last grew, milliseconds since 1970. */
  at: number
}

const EXPIRY_MS = 4 * 60 * 60 * 1000 // Spec §9
const MOST = 30 // our choice: nobody looks further back, and storage is not ours alone

/** The stored history; empty when there is none, it cannot be read, or it is older than four hours (Spec §4). */
export function openHistory(stored: string | null, now: Date): ViewHistory {
  const known = parseHistory(stored)
  return known && now.getTime() - known.at <= EXPIRY_MS ? known : { ids: [], at: now.getTime() }
}

/** The history with a product looked at; the very same when it was there already: then nothing is to be reported. */
export const addView = (history: ViewHistory, id: number, now: Date): ViewHistory =>
  history.ids.includes(id) ? history : { ids: [id, ...history.ids].slice(0, MOST), at: now.getTime() }

function parseHistory(stored: string | null): ViewHistory | null {
  try {
    const { ids, at }: Partial<ViewHistory> = JSON.parse(stored ?? '{}')
    return Array.isArray(ids) && ids.every(Number.isSafeInteger) && Number.isFinite(at)
      ? { ids, at: Number(at) }
      : null
  } catch {
    return null // somebody else's text: as if there was none
  }
}
