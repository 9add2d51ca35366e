import { flushSync } from 'react-dom'
import { afterPaint } from './after-paint.ts'
import { holdPresses, releasePresses } from './hold-presses.ts'

/**
 * Does the work of a press after the paint that shows the press. Other presses wait for it, so that each of them finds what
 * this one changes: a size and then the button puts that size in the cart.
 */
export async function afterAnswer(work: () => void): Promise<void> {
  holdPresses()
  await afterPaint()
  try {
    flushSync(work)
  } finally {
    releasePresses()
  }
}
