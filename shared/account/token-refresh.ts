/** The state of a customer's token (Spec §4, User session: the lock of 0, 1 and −1; contract §16.9). */
export interface TokenState {
  /** `failed`: nothing more is sent until the next login. */
  refresh: 'idle' | 'running' | 'failed'
  /** Refreshes since the login, or since a token last worked. */
  attempts: number
}

export const freshToken: TokenState = { refresh: 'idle', attempts: 0 }

const MAX_ATTEMPTS = 1 // Spec §9, Maximum network task attempts

/** What to do with a call: send it, wait for the end of the running refresh, or fail without sending it. */
export type BeforeCall = 'send' | 'wait' | 'abort'

/** Decides whether a call is sent. Only calls with a token care about a refresh; guests' calls do not. */
export function planCall({ refresh }: TokenState, hasToken: boolean): BeforeCall {
  if (!hasToken || refresh === 'idle') return 'send'
  return refresh === 'running' ? 'wait' : 'abort'
}

/** What to do after a response: nothing, refresh the token and repeat the call, repeat it, or end the session. */
interface AfterAnswer {
  kind: 'done' | 'refresh' | 'retry' | 'endSession'
  state: TokenState
}

/** `isDead`: the platform rejects the token that was sent. `isStale`: another call has replaced that token since. */
export function planAfterAnswer(
  state: TokenState,
  { isDead, isStale }: { isDead: boolean; isStale: boolean },
): AfterAnswer {
  if (!isDead) return { kind: 'done', state: state.refresh === 'idle' ? freshToken : state }
  if (isStale || state.refresh === 'running') return { kind: 'retry', state }
  if (state.attempts >= MAX_ATTEMPTS) return { kind: 'endSession', state: { ...state, refresh: 'failed' } }
  return { kind: 'refresh', state: { refresh: 'running', attempts: state.attempts + 1 } }
}

/**
 * The state after a refresh. A failing platform has not refused the token: the session stays, and the next call may try
 * again.
 */
export function planAfterRefresh(state: TokenState, outcome: 'renewed' | 'refused' | 'away'): TokenState {
  switch (outcome) {
    case 'renewed':
      return { ...state, refresh: 'idle' }
    case 'refused':
      return { ...state, refresh: 'failed' }
    case 'away':
      return freshToken
    default:
      return outcome satisfies never
  }
}
