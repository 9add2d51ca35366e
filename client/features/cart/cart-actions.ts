import type { CartAnswer } from '#shared/api/cart.ts'
import type { Notice } from '#shared/api/notice.ts'
import type { Cart } from '#shared/cart/cart.ts'
import type { OfflineStep } from '#shared/cart/offline-cart.ts'
import { type NewLine, withLine } from '#shared/cart/optimistic.ts'
import type { Selections } from '#shared/product/selections.ts'
import { type StoreCode, type StoreView, storeViews } from '#shared/store-views.ts'
import { codeOf } from '../../api/call-api.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { writeAnswer } from '../../api/use-api.ts'
import type { Superseded } from './debounced.ts'
import type { OfflineChanges } from './offline-changes.ts'
import { type CartChange, pendingChanges } from './pending-changes.ts'
import {
  forgetUnanswered,
  hasOfflineChanges,
  isUnanswered,
  recordUnanswered,
  writeStoredCart,
} from './stored-cart.ts'

/** Shows a cart that the shop has confirmed, and keeps nothing. */
export const showCart = (store: StoreView, cart: Cart): void =>
  void writeAnswer(store, 'cart.read', {}, cart).catch(report)

/** One change of the cart. */
interface Change {
  /** How the cart looks with it. */
  apply: CartChange
  send: () => Promise<CartAnswer | Superseded>
  /** How it is kept while the shop cannot be reached; absent: it needs a connection. */
  offlineStep?: OfflineStep
}

export type CartActions = ReturnType<typeof createCartActions>

const actions: Partial<Record<StoreCode, CartActions>> = {}

/** What can be done with the cart of a store: always the same functions, so that effects may depend on them. */
export function cartActions({ code }: StoreView): CartActions {
  actions[code] ??= createCartActions(storeViews[code])
  return actions[code]
}

/** Calls go one after the other, so that the last answer knows of all changes. */
function createCartActions(store: StoreView) {
  const pending = pendingChanges(store.code)
  /** Changes that the shop has made, and whose cart it could not read. */
  const unconfirmed: CartChange[] = []
  /** A change of the page before is still on its way, perhaps: the shop's next answer may not know of it. */
  let hasUnansweredChange = !import.meta.env.SSR && isUnanswered(store)

  /** Shows a cart that came with another answer. */
  const adopt = (newest: Cart): void => {
    writeStoredCart(store, newest)
    showCart(store, newest)
    for (const change of unconfirmed.splice(0)) pending.remove(change)
    forgetIfAnswered()
  }

  const forgetIfAnswered = () =>
    !hasUnansweredChange && pending.read().length === 0 && forgetUnanswered(store)

  /**
   * Reads the cart from the shop. If there are changes that were made without a connection, they are sent first. When the
   * shop cannot be reached, the cart on the screen stays. Returns the notices.
   */
  const refresh = (): Promise<Notice[]> =>
    hasOfflineChanges(store)
      ? offline(({ sync }) => sync(adopt)).then((notices) => notices ?? [])
      : callInTurn(store, 'cart.read', {}).then(adopt).then(nothing, nothing)

  /** Loads the changes that wait for a connection, a file that the service worker keeps. Null when it cannot be loaded. */
  const offline = (work: (changes: OfflineChanges) => Promise<Notice[] | null>) =>
    import('./offline-changes.ts').then(({ offlineChanges }) => work(offlineChanges(store))).catch(report)

  /** Keeps a change on the device, in place of the one that is shown, and tries to send it. Without notices it could not be kept. */
  const keepOffline = (step: OfflineStep | undefined, shown?: CartChange) =>
    step &&
    offline(({ keepAndSync }) => {
      if (shown) pending.remove(shown)
      return keepAndSync(step, adopt)
    })

  /** Shows a change at once and sends it, or keeps it while the shop cannot be reached. Returns the notices. */
  const change = async ({ apply, send, offlineStep }: Change): Promise<Notice[]> => {
    const mustQueue = navigator.onLine === false || hasOfflineChanges(store)
    const notices = mustQueue && (await keepOffline(offlineStep))
    if (notices) return notices
    const optimistic: CartChange = (cart) => apply(cart) // of its own, however often the same is done
    pending.add(optimistic)
    recordUnanswered(store)
    try {
      return settle(optimistic, await send())
    } catch (error) {
      return recover(optimistic, error, offlineStep)
    }
  }

  /** The shop has answered: the change shows until a cart confirms it, or another change has taken its place. */
  const settle = (optimistic: CartChange, answer: CartAnswer | Superseded): Notice[] => {
    if (answer === 'superseded') {
      drop(optimistic)
      return []
    }
    if (answer.cart) {
      adopt(answer.cart)
      drop(optimistic)
    } else {
      unconfirmed.push(optimistic)
      void refresh()
    }
    return answer.notices
  }

  const drop = (optimistic: CartChange): void => {
    pending.remove(optimistic)
    forgetIfAnswered()
  }

  /** There is no answer, or a refusal: the change is kept for when there is a connection, or taken back. */
  const recover = async (
    optimistic: CartChange,
    error: unknown,
    offlineStep: OfflineStep | undefined,
  ): Promise<Notice[]> => {
    const key = codeOf(error)
    const notices = key === 'errors.offline' && (await keepOffline(offlineStep, optimistic))
    if (notices) return notices
    pending.remove(optimistic)
    void refresh() // the answer may have been lost on its way: the shop knows
    return [{ type: 'error', key }]
  }

  return {
    /** Whether the mark of an unanswered change stays, whatever the shop answers. */
    setUnansweredChange: (value: boolean): void => {
      hasUnansweredChange = value
    },
    adopt,
    refresh,
    change,
    /** `selections`: what is chosen of the product beside its variant. */
    addLine: (line: NewLine, selections?: Selections) => {
      const { sku, parentSku, quantity } = line
      return change({
        apply: (cart) => withLine(cart, line),
        send: () => callInTurn(store, 'cart.addLine', { sku, parentSku, quantity, ...selections }),
        offlineStep: { kind: 'add', line, selections: selections ?? null },
      })
    },
  }
}

const nothing = (): Notice[] => []

const report = (error: unknown): null => {
  console.error('cart', error)
  return null
}
