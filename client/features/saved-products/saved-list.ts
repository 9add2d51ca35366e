import {
  addSaved,
  hasSaved,
  MAX_SAVED,
  parseSaved,
  removeSaved,
  type SavedListName,
  type SavedPrice,
  type SavedProduct,
} from '#shared/account/saved-products.ts'
import { type DeviceStorage, deviceStorage } from '../../storage/device-storage.ts'
import { createStore, type Store, useStore } from '../../ui/create-store.ts'

/** A list of the device: read from storage once, written with every change, the same in all tabs (R4.107–R4.111). */
interface SavedList {
  list: Pick<Store<SavedProduct[]>, 'read' | 'subscribe'>
  /** False: the device cannot keep the list; it lives as long as this document. */
  isStored: Pick<Store<boolean>, 'read' | 'subscribe'>
  read(): SavedProduct[]
  /** False: there is no room left. `price`: what the shop shows now. */
  add(sku: string, price?: SavedPrice): boolean
  remove(sku: string): void
  clear(): void
  /** Another list takes its place, such as the account's. */
  replace(skus: string[]): void
  /** Whether the device keeps the list, once the last change is written or lost. */
  whenStored(): Promise<boolean>
}

/** Where the device keeps a list. */
export const storageKeyOf = (name: SavedListName) => `skare:${name}` as const

export function createSavedList(name: SavedListName, storage: DeviceStorage): SavedList {
  const parse = (text: string | null) => parseSaved(text, MAX_SAVED[name])
  const key = storageKeyOf(name)
  let written = Promise.resolve(true)
  const list = createStore(() => parse(storage.getItem(key)), { key, parse })
  const isStored = createStore(() => {
    list.read()
    return storage.isWorking()
  })
  const { read } = list
  const change = (next: SavedProduct[]) => {
    if (JSON.stringify(next) === JSON.stringify(read())) return
    isStored.read()
    written = storage.setItem(key, JSON.stringify(next)).then((isWritten) => {
      isStored.write(isWritten)
      return isWritten
    })
    list.write(next)
  }
  return {
    list,
    isStored,
    read,
    add(sku, price) {
      change(addSaved(read(), { sku, price }, MAX_SAVED[name]))
      return hasSaved(read(), sku)
    },
    remove: (sku) => change(removeSaved(read(), sku)),
    clear: () => change([]),
    replace: (skus) => change(skus.map((sku) => read().find((item) => item.sku === sku) ?? { sku, qty: 1 })),
    whenStored: () => written,
  }
}

const lists: Partial<Record<SavedListName, SavedList>> = {}

/** The list of this device. */
export function savedList(name: SavedListName): SavedList {
  lists[name] ??= createSavedList(name, deviceStorage)
  return lists[name]
}

/** The skus on the list of this device. */
export const savedSkus = (name: SavedListName): string[] =>
  savedList(name)
    .read()
    .map(({ sku }) => sku)

const none: SavedProduct[] = []

/** What is on a list now; nothing in the worker and while hydrating. */
export const useSaved = (name: SavedListName): SavedProduct[] => useStore(savedList(name).list, none)

/** Whether the device keeps the list. */
export const useIsStored = (name: SavedListName): boolean => useStore(savedList(name).isStored, true)
