import type { CartAnswer } from '#shared/api/cart.ts'
import type { Notice } from '#shared/api/notice.ts'
import { type Cart, type CartLine, emptyCart } from '#shared/cart/cart.ts'
import {
  afterStep,
  noOfflineChanges,
  type OfflineCart,
  type OfflineChange,
  type OfflineStep,
  onlyAdditions,
  toCartChanges,
  withOfflineChanges,
} from '#shared/cart/offline-cart.ts'
import { AppError } from '#shared/errors.ts'
import { isRecord } from '#shared/is-record.ts'
import { type StoreCode, type StoreView, storeViews } from '#shared/store-views.ts'
import { callApi } from '../../api/call-api.ts'
import { withMessages } from '../../i18n/load-messages.ts'
import { hasOutboxMark } from '../../outbox/outbox-mark.ts'
import { deviceStorage } from '../../storage/device-storage.ts'
import { parseStored } from '../../storage/parse-stored.ts'
import { withLock } from '../../storage/with-lock.ts'
import { createStore } from '../../ui/create-store.ts'
import { type CartChange, pendingChanges } from './pending-changes.ts'
import { offlineChangesKey, readStoredCart, recordOfflineChanges, writeBadge } from './stored-cart.ts'

export type OfflineChanges = ReturnType<typeof createOfflineChanges>

const opened: Partial<Record<StoreCode, OfflineChanges>> = {}

/** The changes of a store's cart that are kept on this device. */
export function offlineChanges({ code }: StoreView): OfflineChanges {
  opened[code] ??= createOfflineChanges(storeViews[code])
  return opened[code]
}

/**
 * Changes of the cart made without a connection. They show on top of the cart that the shop last confirmed, in all tabs, and
 * outlive the browser. The shop is told of all of them at once, when it can be reached.
 */
function createOfflineChanges(store: StoreView) {
  const key = offlineChangesKey(store)
  const stored = createStore(() => parseChanges(deviceStorage.getItem(key)), { key, parse: parseChanges })
  const pending = pendingChanges(store.code)
  let overlay: CartChange = (cart) => cart

  function show(): void {
    const offline = stored.read()
    pending.remove(overlay)
    overlay = (cart) => withOfflineChanges(cart, offline)
    const hasChanges = offline.changes.length > 0
    if (hasChanges) pending.add(overlay)
    recordOfflineChanges(store, hasChanges)
  }
  show()
  stored.subscribe(show)

  function write(offline: OfflineCart): void {
    stored.write(offline)
    if (offline.changes.length > 0) void deviceStorage.setItem(key, JSON.stringify(offline))
    else deviceStorage.removeItem(key)
  }

  const changes = {
    read: stored.read,

    keep(step: OfflineStep): void {
      const confirmed = readStoredCart(store) ?? emptyCart
      const offline = afterStep(withId(stored.read()), confirmed, step)
      write(offline)
      writeBadge(store, withOfflineChanges(confirmed, offline))
    },

    /** Deletes the changes that an order now carries to the shop. If there was another change since, all stay: better twice in the cart than lost. */
    clear(carried: OfflineCart): void {
      if (stored.read() === carried) write(noOfflineChanges)
    },

    /**
     * Deletes the changes of lines that the shop had: these lines are in the cart of an account whose session has ended. What was
     * added stays on purpose, in the guest's cart (R4.48).
     */
    forgetLines(): void {
      write(onlyAdditions(stored.read()))
    },

    /**
     * Sends the changes to the shop (R4.54) and returns the notices. Null: the changes stay, because the shop could not be
     * reached, or its cart still belongs to an order on its way. Changes made meanwhile are sent in the same turn. `adopt` shows
     * the new cart.
     */
    sync: (adopt: (cart: Cart) => void): Promise<Notice[] | null> =>
      withLock('skare:cart', async () => {
        if (await isOrdersCart(store)) return null
        const notices: Notice[] = []
        for (let sent = stored.read(); sent.changes.length > 0; sent = stored.read()) {
          const answer = await callApi(store, 'cart.applyChanges', toCartChanges(sent)).catch(
            (error: unknown) => toRefusal(error, namesOf(store, sent)),
          )
          if (answer === null) return null
          notices.push(...answer.notices, ...namedRefusal(store, sent, answer))
          changes.clear(sent)
          if (answer.cart) adopt(answer.cart)
        }
        return notices
      }),
  }
  return {
    ...changes,
    /** Keeps a change, and sends it if the shop can be reached. Returns the notices, with one for an addition, which the shop does not send. */
    async keepAndSync(step: OfflineStep, adopt: (cart: Cart) => void): Promise<Notice[]> {
      changes.keep(step)
      const notices = navigator.onLine === false ? null : await changes.sync(adopt).catch(toUnsent)
      if (!notices) return [{ type: 'info', key: 'notices.cart.keptOffline' }]
      const isAdded = step.kind === 'add' && !notices.some(({ type }) => type === 'error')
      return isAdded ? [...notices, { type: 'success', key: 'notices.cart.added' }] : notices
    },
  }
}

/** The changes with the id that they keep until the shop or an order has them. Pages over plain HTTP cannot make one. */
const withId = (offline: OfflineCart): OfflineCart => ({
  ...offline,
  id: offline.id ?? crypto.randomUUID?.() ?? String(Math.random()),
})

/** A failure, such as a file that could not be loaded, counts as "not sent": if it were thrown, the caller would keep the change twice. */
function toUnsent(error: unknown): null {
  console.error('cart', error)
  return null
}

/** Whether the cart at the shop is still an order's. The file is needed only where the outbox holds something. */
const isOrdersCart = async ({ code }: StoreView): Promise<boolean> =>
  hasOutboxMark() && (await loadOrderOnItsWay()).isOrderOnItsWay(code)

const loadOrderOnItsWay = () => withMessages(import('./order-on-its-way.ts'), 'errors')

/** Statuses of our API for what no later attempt makes better. */
const REFUSED = [400, 404, 409, 413, 422]

/** Null while the shop may take the changes later. What it will never take becomes a notice, and the change is dropped. */
function toRefusal(error: unknown, name: string): CartAnswer | null {
  if (!(error instanceof AppError && REFUSED.includes(error.status))) return null
  console.error('cart', error)
  return { cart: null, notices: [refusedNotice(name)] }
}

/** The names of what is not in the shop's cart although it was to be: the shop's own words for a refusal may name nothing. */
function namedRefusal(store: StoreView, { changes }: OfflineCart, { cart, notices }: CartAnswer): Notice[] {
  if (!cart || notices.every(({ type, params }) => type !== 'error' || params?.name)) return []
  const missing = changes.filter((change) => change.quantity > 0 && !cart.lines.some(isLineOf(change)))
  return missing.length > 0 ? [refusedNotice(namesOf(store, { changes: missing }))] : []
}

/** Whether a line of the cart is what a change asks for: a bundle's has another sku, a group is its members. */
const isLineOf = (change: OfflineChange) => (line: CartLine) => {
  if (change.kind === 'quantity') return line.id === change.id
  const skus = [change.line.sku, ...(change.selections?.members ?? []).map(({ sku }) => sku)]
  return skus.some((sku) => sku === line.sku || sku === line.parentSku)
}

const refusedNotice = (name: string): Notice => ({
  type: 'error',
  key: 'errors.cart.refused',
  params: { name },
})

/** What the lines are called that are to be changed. */
function namesOf(store: StoreView, { changes }: Pick<OfflineCart, 'changes'>): string {
  const confirmed = readStoredCart(store)?.lines ?? []
  const lines = changes.map((change) =>
    change.kind === 'add' ? change.line : confirmed.find(({ id }) => id === change.id),
  )
  return lines.flatMap((line) => line?.name ?? []).join(', ')
}

/** Written above; damaged it is none. */
const parseChanges = (text: string | null): OfflineCart =>
  parseStored(text, isOfflineCart) ?? noOfflineChanges

const isOfflineCart = (value: unknown): value is OfflineCart =>
  isRecord(value) &&
  (value.id === undefined || typeof value.id === 'string') &&
  Array.isArray(value.baseIds) &&
  Array.isArray(value.changes) &&
  value.changes.every((change) => isRecord(change) && (change.kind === 'quantity' || isRecord(change.line)))
