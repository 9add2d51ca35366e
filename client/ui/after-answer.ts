import { flushSync } from 'react-dom'
import { afterPaint } from './after-paint.ts'

/**
 * Does the work of a press after the paint that shows the press, or earlier when another press comes, which then finds what this
 * one changes: a size and then the button puts that size into the cart. Nothing is done when the address has changed meanwhile,
 * because the work may write it.
 */
export async function afterAnswer(work: () => void): Promise<void> {
  const pressedAt = currentAddress()
  const done = new AbortController()
  const finish = () => {
    if (done.signal.aborted) return
    done.abort()
    if (currentAddress() === pressedAt) flushSync(work)
  }
  for (const press of ['pointerdown', 'click'])
    addEventListener(press, finish, { capture: true, signal: done.signal })
  await afterPaint()
  finish()
}

const currentAddress = () => location.pathname + location.search
