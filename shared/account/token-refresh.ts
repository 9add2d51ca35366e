/**
 * The state of a customer's token (Spec §4, User session; contract §16.9). 0: free. 1: a refresh is running. −1: the
 * refresh failed, and nothing more is sent until the next login.
 */
export interface TokenState {
  lock: 0 | 1 | -1
  /** Refreshes since the login, or since a token last worked. */
  attempts: number
}

export const freshToken: TokenState = { lock: 0, attempts: 0 }

const MOST_ATTEMPTS = 1 // Spec §9, Maximum network task attempts
export const LOCK_WAIT_MS = 1000 // Spec §4: calls wait a second while the lock is held

/** What to do with a call before it is sent. */
export type BeforeCall =
  | { kind: 'send' }
  | { kind: 'wait'; waitMs: number }
  /** Fails with code 401, without being sent. */
  | { kind: 'abort'; code: 401 }

/** Decides whether a call is sent. Calls with a token wait for a running refresh; guests' calls do not. */
export function planCall({ lock }: TokenState, hasToken: boolean): BeforeCall {
  if (!hasToken || lock === 0) return { kind: 'send' }
  return lock === 1 ? { kind: 'wait', waitMs: LOCK_WAIT_MS } : { kind: 'abort', code: 401 }
}

/** What to do after a response: nothing, refresh the token and repeat the call, or end the session. */
export type AfterAnswer =
  | { kind: 'done'; state: TokenState }
  | { kind: 'refresh'; state: TokenState }
  | { kind: 'retry'; state: TokenState }
  | { kind: 'endSession'; state: TokenState }

/** `isDead`: the platform rejects the token that was sent. `isStale`: another call has replaced that token since. */
export function planAfterAnswer(
  state: TokenState,
  { isDead, isStale }: { isDead: boolean; isStale: boolean },
): AfterAnswer {
  if (!isDead) return { kind: 'done', state: state.lock === 0 ? freshToken : state }
  if (isStale || state.lock === 1) return { kind: 'retry', state }
  if (state.attempts >= MOST_ATTEMPTS) return { kind: 'endSession', state: { ...state, lock: -1 } }
  return { kind: 'refresh', state: { lock: 1, attempts: state.attempts + 1 } }
}

/**
 * The state after a refresh. A failing platform has not refused the token: the session stays, and the next call may try
 * again.
 */
export function planAfterRefresh(state: TokenState, outcome: 'renewed' | 'refused' | 'away'): TokenState {
  switch (outcome) {
    case 'renewed':
      return { ...state, lock: 0 }
    case 'refused':
      return { ...state, lock: -1 }
    case 'away':
      return freshToken
    default:
      return outcome satisfies never
  }
}
