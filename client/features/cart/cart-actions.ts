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
import type { OfflineChanges } from './offline-changes.ts'
import { type CartChange, pendingChanges } from './pending-changes.ts'
import { forgetUnanswered, hasOfflineChanges, noteUnanswered, writeStoredCart } from './stored-cart.ts'

/** Shows a cart that the shop has confirmed, and keeps nothing. */
export const showCart = (store: StoreView, cart: Cart): void =>
  void writeAnswer(store, 'cart.read', {}, cart).catch(report)

type CartActions = ReturnType<typeof createCartActions>

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

  /** Shows a cart that came with another answer. */
  const adopt = (newest: Cart): void => {
    writeStoredCart(store, newest)
    showCart(store, newest)
    for (const change of unconfirmed.splice(0)) pending.remove(change)
    forgetIfAnswered()
  }

  const forgetIfAnswered = () => pending.read().length === 0 && forgetUnanswered(store)

  /**
   * Asks the shop for the cart as it is now, or tells it first what was changed without a connection. What is known stays when
   * the newest cannot be had. What there is to say.
   */
  const refresh = (): Promise<Notice[]> =>
    hasOfflineChanges(store)
      ? offline(({ sync }) => sync(adopt)).then(orNoNotices)
      : callInTurn(store, 'cart.read', {}).then(adopt).then(nothing, nothing)

  /** Loads the changes that wait for a connection, a file that the service worker keeps. Null when it cannot be loaded. */
  const offline = (work: (changes: OfflineChanges) => Promise<Notice[] | null>) =>
    import('./offline-changes.ts').then(({ offlineChanges }) => work(offlineChanges(store))).catch(orNull)

  /** Keeps a change on the device, instead of one that is shown, and tries to tell the shop. Null: it cannot be kept. */
  const keepOffline = (step: OfflineStep, shown?: CartChange) =>
    offline(({ keepAndSync }) => {
      if (shown) pending.remove(shown)
      return keepAndSync(step, adopt)
    })

  /**
   * Shows a change at once and sends it. It stays until a cart confirms it and goes when it fails; an answer of null
   * says that another change has taken its place. One with a `step` is kept without a connection.
   */
  const change = async (
    apply: CartChange,
    send: () => Promise<CartAnswer | null>,
    step?: OfflineStep,
  ): Promise<Notice[]> => {
    const mustQueue = navigator.onLine === false || hasOfflineChanges(store)
    const kept = step && mustQueue ? await keepOffline(step) : null
    if (kept) return kept
    const optimistic: CartChange = (cart) => apply(cart) // of its own, however often the same is done
    pending.add(optimistic)
    noteUnanswered(store)
    try {
      const answer = await send()
      if (answer?.cart) adopt(answer.cart)
      if (answer?.cart === null) {
        unconfirmed.push(optimistic)
        void refresh()
      } else pending.remove(optimistic)
      forgetIfAnswered()
      return answer?.notices ?? []
    } catch (error) {
      const keptNow = step && codeOf(error) === 'errors.offline' ? await keepOffline(step, optimistic) : null
      if (keptNow) return keptNow
      pending.remove(optimistic)
      void refresh() // the answer may have been lost on its way: the shop knows
      return toNotices(error)
    }
  }

  return {
    adopt,
    refresh,
    change,
    /** `selections`: what is chosen of the product beside its variant. */
    addLine: (line: NewLine, selections?: Selections) => {
      const { sku, parentSku, quantity } = line
      return change(
        (cart) => withLine(cart, line),
        () => callInTurn(store, 'cart.addLine', { sku, parentSku, quantity, ...selections }),
        { kind: 'add', line, selections: selections ?? null },
      )
    },
  }
}

const nothing = (): Notice[] => []
const orNoNotices = (notices: Notice[] | null): Notice[] => notices ?? []
const toNotices = (error: unknown): Notice[] => [{ type: 'error', key: codeOf(error) }]
const orNull = (error: unknown): null => {
  report(error)
  return null
}
const report = (error: unknown) => console.error('cart', error)
