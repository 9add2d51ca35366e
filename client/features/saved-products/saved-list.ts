import {
  addSaved,
  MAX_SAVED,
  parseSaved,
  removeSaved,
  type SavedListName,
  type SavedProduct,
} from '#shared/account/saved-products.ts'
import { type DeviceStorage, deviceStorage } from '../../storage/device-storage.ts'
import { createStore, type Store, useStore } from '../../ui/create-store.ts'

/** A list of the device: read from storage once, written with every change, the same in all tabs (R4.107–R4.111). */
export interface SavedList {
  list: Pick<Store<SavedProduct[]>, 'read' | 'subscribe'>
  /** False: the device cannot keep the list; it lives as long as this document. */
  kept: Pick<Store<boolean>, 'read' | 'subscribe'>
  read(): SavedProduct[]
  /** False: there is no room left. */
  add(sku: string): boolean
  remove(sku: string): void
  clear(): void
  /** Another list takes its place, such as the account's. */
  replace(list: SavedProduct[]): void
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
  const kept = createStore(() => {
    list.read()
    return storage.isWorking()
  })
  const { read } = list
  const change = (next: SavedProduct[]) => {
    if (JSON.stringify(next) === JSON.stringify(read())) return
    kept.read()
    written = storage.setItem(key, JSON.stringify(next)).then((isKept) => {
      kept.write(isKept)
      return isKept
    })
    list.write(next)
  }
  return {
    list,
    kept,
    read,
    add(sku) {
      change(addSaved(read(), sku, MAX_SAVED[name]))
      return read().some((item) => item.sku === sku)
    },
    remove: (sku) => change(removeSaved(read(), sku)),
    clear: () => change([]),
    replace: change,
    whenStored: () => written,
  }
}

const lists: Partial<Record<SavedListName, SavedList>> = {}

/** The list of this device. */
export function savedList(name: SavedListName): SavedList {
  lists[name] ??= createSavedList(name, deviceStorage)
  return lists[name]
}

const none: SavedProduct[] = []

/** What is on a list now; nothing in the worker and while hydrating. */
export const useSaved = (name: SavedListName): SavedProduct[] => useStore(savedList(name).list, none)

/** Whether the device keeps the list. */
export const useIsStored = (name: SavedListName): boolean => useStore(savedList(name).kept, true)
