import type { CartLine } from '#shared/cart/cart.ts'
import { withLater, withoutLater } from '#shared/cart/later-lines.ts'
import { isRecord } from '#shared/is-record.ts'
import type { StoreCode, StoreView } from '#shared/store-views.ts'
import { deviceStorage } from '../../storage/device-storage.ts'
import { parseStored } from '../../storage/parse-stored.ts'
import { createStore, useStore } from '../../ui/create-store.ts'

type SavedForLater = ReturnType<typeof createSavedForLater>

const lists: Partial<Record<StoreCode, SavedForLater>> = {}

/** What the shopper has saved for later in a store, on this device. */
export function savedForLater({ code }: StoreView): SavedForLater {
  lists[code] ??= createSavedForLater(code)
  return lists[code]
}

/** Read from storage once, written with every change, the same in all tabs. */
function createSavedForLater(code: StoreCode) {
  const key = `skare:cart-later:${code}` as const
  const list = createStore(() => parseLines(deviceStorage.getItem(key)), { key, parse: parseLines })
  /** False: the device cannot keep the list; it lives as long as this document. */
  const isStored = createStore(() => deviceStorage.isWorking())
  const write = (lines: CartLine[]) => {
    list.write(lines)
    void deviceStorage.setItem(key, JSON.stringify(lines)).then(isStored.write)
  }
  return {
    list,
    isStored,
    put: (line: CartLine) => write(withLater(list.read(), line)),
    take: (line: CartLine) => write(withoutLater(list.read(), line)),
    clear: () => write([]),
  }
}

const none: CartLine[] = []

/** What is saved for later now; nothing in the worker and while hydrating. */
export const useSavedForLater = (store: StoreView): CartLine[] => useStore(savedForLater(store).list, none)

/** Written above; what is damaged is left out. */
const parseLines = (text: string | null): CartLine[] =>
  (parseStored(text, Array.isArray) ?? []).filter(isLine)

const isLine = (value: unknown): value is CartLine =>
  isRecord(value) &&
  typeof value.sku === 'string' &&
  typeof value.name === 'string' &&
  typeof value.quantity === 'number' &&
  typeof value.unitPrice === 'number' &&
  Array.isArray(value.options)
