import { whenIdle } from './when-idle.ts'

const AT_ONCE = 4 // so that one turn stays short on a slow phone

const waiting = new Set<() => void>()
let isAsked = false

/** Calls back in a moment when the main thread is idle, a few of all callers at a time. Returns how to leave the queue. */
export function inIdleTurn(act: () => void): () => void {
  waiting.add(act)
  ask()
  return () => void waiting.delete(act)
}

function ask(): void {
  if (isAsked || waiting.size === 0) return
  isAsked = true
  whenIdle(takeTurn, 1000)
}

function takeTurn(): void {
  isAsked = false
  for (const act of [...waiting].slice(0, AT_ONCE)) {
    waiting.delete(act)
    act()
  }
  ask()
}
