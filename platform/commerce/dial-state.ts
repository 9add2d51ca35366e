import type { Env } from '#platform/env.ts'
import { type Gap, parseGaps } from './gaps.ts'

/** The effect of one dial on calls with its path. */
export interface Dial {
  /** Prefix of the path, such as `/api/cart`. */
  path: string
  /** Text that the path, query or body must contain. */
  match?: string | undefined
  delayMs?: number | undefined
  status?: number | undefined
  body?: string | undefined
  contentType?: string | undefined
  /** Further headers of the answer, such as `Retry-After`. */
  headers?: Record<string, string> | undefined
  /** The connection breaks while the response is read. */
  drop?: boolean | undefined
  /** Number of remaining calls it applies to; absent: all. */
  times?: number | undefined
  /** Who may take it back alone: a test beside others. */
  owner?: string | undefined
}

/** The test dials of this isolate: locally there is one, and a test resets them. */
export const dialState = {
  dials: [] as Dial[],
  /** What the platform lacks; null: what the setting says. */
  gaps: null as ReadonlySet<Gap> | null,
  clockShiftMs: 0,
  calls: new Map<string, number>(),
  /** Orders up to this entity id are older than the last reset. */
  ordersAfter: 0,
  mailsAfter: 0,
}

/** Resets every dial. */
export function resetDials(): void {
  dialState.dials = []
  dialState.gaps = null
  dialState.clockShiftMs = 0
  dialState.calls.clear()
}

/** Whether the platform has this gap: by the dial, or else by its setting. */
export const hasGap = ({ STOCK }: Pick<Env, 'STOCK'>, gap: Gap): boolean =>
  dialState.gaps?.has(gap) ?? parseGaps(STOCK).includes(gap)
