import type { StoreCode, StoreView } from '#shared/store-views.ts'
import { wait } from '../../storage/wait.ts'
import { cartActions } from './cart-actions.ts'
import { readStoredCart } from './stored-cart.ts'

/** Pauses before the shop is asked again. */
const PAUSES_MS = [1000, 2000, 4000]

const asking = new Map<StoreCode, Promise<void>>()

/**
 * Asks for the cart after a page of this tab was left before the shop had answered its changes. They may still be on their way:
 * while the cart is as it was before, the shop is asked three times more, and once more after the first change that shows.
 */
export function askUntilAnswered(store: StoreView): Promise<void> {
  const asked = asking.get(store.code) ?? ask(store).finally(() => asking.delete(store.code))
  asking.set(store.code, asked)
  return asked
}

async function ask(store: StoreView): Promise<void> {
  const { refresh, setUnansweredChange } = cartActions(store)
  setUnansweredChange(true)
  const before = contentOf(store)
  await refresh()
  for (const pause of PAUSES_MS) {
    const isLast = contentOf(store) !== before || pause === PAUSES_MS.at(-1)
    await wait(pause)
    if (isLast) setUnansweredChange(false)
    await refresh()
    if (isLast) return
  }
}

/** What the cart that the device keeps has in it, and what it costs, as a text to compare. */
function contentOf(store: StoreView): string {
  const { lines = [], totals } = readStoredCart(store) ?? {}
  return JSON.stringify([lines.map(({ id, quantity }) => [id, quantity]), lines.length > 0 && totals])
}
