import { MINUTE_MS } from './durations.ts'

/** What a device remembers about the hint to install the shop. */
export interface InstallHint {
  /** Number of visits so far. */
  visits: number
  /** When the shopper was last here, ISO 8601. */
  lastSeen: string
  /** The hint comes once; whoever has seen it never sees it again. */
  isShown: boolean
}

/** After a longer pause a new visit begins. */
const VISIT_MS = 30 * MINUTE_MS

/** Nobody installs a shop that they see for the first time. */
const SHOWN_FROM_VISIT = 2

/** The memory with this moment added. */
export function countVisit(hint: InstallHint | null, now: Date): InstallHint {
  const isNewVisit = !hint || now.getTime() - Date.parse(hint.lastSeen) > VISIT_MS
  return {
    visits: (hint?.visits ?? 0) + (isNewVisit ? 1 : 0),
    lastSeen: now.toISOString(),
    isShown: hint?.isShown ?? false,
  }
}

/** Whether the hint may be shown now. */
export const mayHint = ({ visits, isShown }: InstallHint): boolean => visits >= SHOWN_FROM_VISIT && !isShown
