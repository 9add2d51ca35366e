import { withAside, withoutAside } from '#shared/cart/aside-lines.ts'
import type { CartLine } from '#shared/cart/cart.ts'
import type { StoreCode, StoreView } from '#shared/store-views.ts'
import { deviceStorage } from '../../storage/device-storage.ts'
import { isFields, parseStored } from '../../storage/parse-stored.ts'
import { createStore, useStore } from '../../ui/create-store.ts'

type AsideList = ReturnType<typeof createAsideList>

const lists: Partial<Record<StoreCode, AsideList>> = {}

/** What the shopper has put aside for later in a store, on this device. */
export function asideList({ code }: StoreView): AsideList {
  lists[code] ??= createAsideList(code)
  return lists[code]
}

/** Read from storage once, written with every change, the same in all tabs. */
function createAsideList(code: StoreCode) {
  const key = `skare:cart-aside:${code}` as const
  const list = createStore(() => parseLines(deviceStorage.getItem(key)), { key, parse: parseLines })
  /** False: the device cannot keep the list; it lives as long as this document. */
  const kept = createStore(() => deviceStorage.isWorking())
  const write = (lines: CartLine[]) => {
    list.write(lines)
    void deviceStorage.setItem(key, JSON.stringify(lines)).then(kept.write)
  }
  return {
    list,
    kept,
    put: (line: CartLine) => write(withAside(list.read(), line)),
    take: (line: CartLine) => write(withoutAside(list.read(), line)),
  }
}

const none: CartLine[] = []

/** What is put aside now; nothing in the worker and while hydrating. */
export const useAside = (store: StoreView): CartLine[] => useStore(asideList(store).list, none)

/** Written above; what is damaged is left out. */
const parseLines = (text: string | null): CartLine[] =>
  (parseStored(text, Array.isArray) ?? []).filter(isLine)

const isLine = (value: unknown): value is CartLine =>
  isFields(value) &&
  typeof value.sku === 'string' &&
  typeof value.name === 'string' &&
  typeof value.quantity === 'number' &&
  typeof value.unitPrice === 'number' &&
  Array.isArray(value.options)
