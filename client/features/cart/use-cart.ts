import { useEffect } from 'react'
import useSWR, { type KeyedMutator } from 'swr'
import type { CartAnswer, NewCartLine } from '#shared/api/cart.ts'
import type { Notice } from '#shared/api/notice.ts'
import { type Cart, type CartLine, emptyCart } from '#shared/cart/cart.ts'
import { withLine, withoutLine, withQuantity } from '#shared/cart/optimistic.ts'
import type { StoreView } from '#shared/store-views.ts'
import { codeOf, fetchJson } from '../../api/fetch-json.ts'
import { useShop } from '../../app/store-context.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { parseCart, readStoredCart, storedCartKey, writeStoredCart } from './stored-cart.ts'

/** A line as it will look, shown before the shop has answered. */
export type NewLine = Omit<CartLine, 'id' | 'rowTotal'>

/** Kind and code of what takes something off the sum. */
export type CodeKind = 'coupon' | 'gift-card'

/**
 * The shopper's cart and the ways to change it. Undefined until it is known; `initial` is what a page came with.
 * A change shows at once and is taken back when it fails; what there is to say about it is the caller's to tell.
 */
export function useCart(initial?: Cart) {
  const { store } = useShop()
  const isHydrated = useHydrated()
  const path = `${store.pathPrefix}/api/cart`
  const { data: cart, mutate } = useSWR(path, () => fetchCart(path, store), {
    fallbackData: initial ?? (isHydrated ? readStoredCart(store) : undefined),
    revalidateOnMount: false, // who needs the newest asks for it: `refresh`
  })

  /** Sends a change. Changes go one after the other, so that the last answer knows of all of them. */
  async function change(
    look: ((cart: Cart) => Cart) | null,
    sent: Promise<CartAnswer | null>,
  ): Promise<Notice[]> {
    let notices: Notice[] = []
    const confirmed = sent.then((answer) => {
      if (!answer) return undefined // another change has taken its place
      notices = answer.notices
      writeStoredCart(store, answer.cart)
      return answer.cart
    })
    try {
      await mutate(confirmed, {
        optimisticData: (_, shown) => {
          const current = shown ?? cart ?? emptyCart
          return look ? look(current) : current
        },
        rollbackOnError: true,
        revalidate: false,
      })
    } catch (error) {
      mutate().catch(() => undefined) // an earlier change may have gone through: the shop knows
      notices = [{ type: 'error', key: codeOf(error) }]
    }
    return notices
  }

  const post = (at: string, body: unknown) =>
    inTurn(() => fetchJson<CartAnswer>(path + at, { method: 'POST', body }))
  const remove = (at: string) => inTurn(() => fetchJson<CartAnswer>(path + at, { method: 'DELETE' }))

  return {
    cart,
    /** Asks the shop for the cart as it is now. */
    refresh: () => mutate().catch(() => undefined),
    /** Shows a cart that came with another answer. */
    adopt: (newest: Cart) => {
      writeStoredCart(store, newest)
      return mutate(newest, { revalidate: false })
    },
    addLine: (line: NewLine) => {
      const { sku, parentSku, quantity } = line
      const body: NewCartLine = { sku, parentSku, quantity }
      return change((current) => withLine(current, line), post('/lines', body))
    },
    changeQuantity: (id: number, quantity: number) => {
      const patch = () =>
        fetchJson<CartAnswer>(`${path}/lines/${id}`, { method: 'PATCH', body: { quantity }, keepalive: true })
      return change((current) => withQuantity(current, id, quantity), whenQuiet(id, patch))
    },
    removeLine: (id: number) => {
      forgetWaiting(id)
      return change((current) => withoutLine(current, id), remove(`/lines/${id}`))
    },
    applyCode: (kind: CodeKind, code: string) => change(null, post(`/${kind}`, { code })),
    removeCode: (kind: CodeKind) => change(null, remove(`/${kind}`)),
  }
}

/** Keeps this tab's cart the same as that of the others: they write down every confirmed cart. */
export function useCartOfOtherTabs(): void {
  const { store } = useShop()
  const { mutate } = useSWR<Cart>(`${store.pathPrefix}/api/cart`, null)
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === storedCartKey(store)) adoptStored(mutate, newValue)
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [store, mutate])
}

function adoptStored(mutate: KeyedMutator<Cart>, text: string | null): void {
  mutate(parseCart(text) ?? emptyCart, { revalidate: false }).catch(() => undefined)
}

async function fetchCart(path: string, store: StoreView): Promise<Cart> {
  const cart = await fetchJson<Cart>(path)
  writeStoredCart(store, cart)
  return cart
}

/** Changes of a cart one at a time, in all tabs: two first ones would make two carts. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('skare:cart', work) : work()

const QUIET_MS = 350 // U81: at most 400

interface Waiting {
  timer: ReturnType<typeof setTimeout>
  send: (isLeaving: boolean) => void
  drop: () => void
}

const waiting = new Map<number, Waiting>()

/**
 * Sends the last of several quick changes of a line; those before it come to null. Leaving the page sends what still
 * waits at once, past the queue, because nothing waits for a page that is gone.
 */
function whenQuiet(id: number, send: () => Promise<CartAnswer>): Promise<CartAnswer | null> {
  forgetWaiting(id)
  if (waiting.size === 0) addEventListener('pagehide', sendWaiting, { once: true })
  return new Promise((resolve, reject) => {
    const run = (isLeaving: boolean) => {
      waiting.delete(id)
      const sent = isLeaving ? send() : inTurn(send)
      sent.then(resolve, reject)
    }
    waiting.set(id, { timer: setTimeout(run, QUIET_MS, false), send: run, drop: () => resolve(null) })
  })
}

function forgetWaiting(id: number): void {
  const one = waiting.get(id)
  clearTimeout(one?.timer)
  waiting.delete(id)
  one?.drop()
}

function sendWaiting(): void {
  for (const { timer, send } of [...waiting.values()]) {
    clearTimeout(timer)
    send(true)
  }
}
