import { useEffect, useSyncExternalStore } from 'react'
import type { CartAnswer, CartLineChange, NewCartLine } from '#shared/api/cart.ts'
import type { Notice } from '#shared/api/notice.ts'
import { type Cart, emptyCart } from '#shared/cart/cart.ts'
import { type NewLine, withLine, withoutLine, withQuantity } from '#shared/cart/optimistic.ts'
import type { Selections } from '#shared/product/selections.ts'
import type { StoreView } from '#shared/store-views.ts'
import { codeOf, fetchJson } from '../../api/fetch-json.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { inTurn as inTurnOf } from '../../storage/in-turn.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { type CartState, createCartState } from './cart-state.ts'
import { debounced, dropWaiting } from './debounced.ts'
import { parseCart, readStoredCart, storedCartKey, writeStoredCart } from './stored-cart.ts'

/** Kind and code of what takes something off the sum. */
export type CodeKind = 'coupon' | 'gift-card'

/**
 * The shopper's cart and the ways to change it. Undefined until it is known; `initial` is what a page came with.
 * A change shows at once and is taken back when it fails; what there is to say about it is the caller's to tell.
 */
export function useCart(initial?: Cart) {
  const { store } = useShop()
  const isHydrated = useHydrated()
  const state = stateOf(store)
  const shown = useSyncExternalStore(state.subscribe, state.read, nothing)
  const path = `${store.pathPrefix}/api/cart`

  /** Changes go one after the other, so that the last answer knows of all of them. */
  const change = async (
    applyTo: (cart: Cart) => Cart,
    send: () => Promise<CartAnswer | null>,
  ): Promise<Notice[]> => {
    try {
      return await state.change({ applyTo }, async () => {
        const answer = await send()
        if (answer) writeStoredCart(store, answer.cart)
        return answer
      })
    } catch (error) {
      refresh() // the answer may have been lost on its way: the shop knows
      return [{ type: 'error', key: codeOf(error) }]
    }
  }

  const adopt = (newest: Cart) => {
    writeStoredCart(store, newest)
    state.confirm(newest)
  }
  const refresh = () => inTurn(() => fetchJson<Cart>(path)).then(adopt, ignore)
  const post = (at: string, body: unknown) =>
    inTurn(() => fetchJson<CartAnswer>(path + at, { method: 'POST', body }))
  const remove = (at: string) => inTurn(() => fetchJson<CartAnswer>(path + at, { method: 'DELETE' }))

  return {
    cart: shown ?? initial ?? (isHydrated ? readStoredCart(store) : undefined),
    /** Asks the shop for the cart as it is now. */
    refresh,
    /** Shows a cart that came with another answer. */
    adopt,
    /** `selections`: what is chosen of the product beside its variant. */
    addLine: (line: NewLine, selections?: Selections) => {
      const { sku, parentSku, quantity } = line
      const body: NewCartLine = { sku, parentSku, quantity, ...selections }
      return change(
        (cart) => withLine(cart, line),
        () => post('/lines', body),
      )
    },
    changeQuantity: (id: number, quantity: number) => {
      const patch = () =>
        fetchJson<CartAnswer>(`${path}/lines/${id}`, { method: 'PATCH', body: { quantity }, keepalive: true })
      return change(
        (cart) => withQuantity(cart, id, quantity),
        () => debounced(id, (isLeaving) => (isLeaving ? patch() : inTurn(patch))),
      )
    },
    /** Makes a line another variant. `look`: the cart with it. */
    configureLine: (id: number, body: CartLineChange, applyTo: (cart: Cart) => Cart) => {
      dropWaiting(id)
      return change(applyTo, () => inTurn(() => fetchJson(`${path}/lines/${id}`, { method: 'PATCH', body })))
    },
    clear: () =>
      change(
        ({ coupon }) => ({ ...emptyCart, coupon }),
        () => remove(''),
      ),
    removeLine: (id: number) => {
      dropWaiting(id)
      return change(
        (cart) => withoutLine(cart, id),
        () => remove(`/lines/${id}`),
      )
    },
    applyCode: (kind: CodeKind, code: string) => change(same, () => post(`/${kind}`, { code })),
    removeCode: (kind: CodeKind) => change(same, () => remove(`/${kind}`)),
  }
}

/** Keeps this tab's cart the same as that of the others: they write down every confirmed cart. */
export function useCartOfOtherTabs(): void {
  const { store } = useShop()
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === storedCartKey(store)) stateOf(store).confirm(parseCart(newValue) ?? emptyCart)
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [store])
}

const states = new Map<string, CartState>()

/** The state of a store's cart. In the worker it stays empty: nothing there ever confirms or changes one. */
function stateOf(store: StoreView): CartState {
  const state = states.get(store.code) ?? createCartState(() => readStoredCart(store))
  states.set(store.code, state)
  return state
}

/** Carts are asked for and changed one at a time, in all tabs: two first changes would make two carts. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => inTurnOf('skare:cart', work)

const nothing = () => undefined
const same = (cart: Cart) => cart

/** What is known stays when the newest cannot be had. */
const ignore = () => undefined
