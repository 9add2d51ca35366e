import { useSyncExternalStore } from 'react'
import {
  addSaved,
  MOST_SAVED,
  parseSaved,
  removeSaved,
  type SavedListName,
  type SavedProduct,
} from '#shared/account/saved-products.ts'
import { type DeviceStorage, deviceStorage } from '../../storage/device-storage.ts'

/** A list of the device: read from storage once, written with every change, the same in all tabs (R4.107–R4.111). */
export interface SavedList {
  read(): SavedProduct[]
  subscribe(listener: () => void): () => void
  /** False: there is no room left. */
  add(sku: string): boolean
  remove(sku: string): void
  clear(): void
  /** False: the device cannot keep the list; it lives as long as this document. */
  isKept(): boolean
  /** The same, once the last change is written or lost. */
  whenKept(): Promise<boolean>
}

/** Where the device keeps a list. */
const keyOf = (name: SavedListName) => `skare:${name}` as const

export function createSavedList(name: SavedListName, storage: DeviceStorage): SavedList {
  let loaded: SavedProduct[] | undefined
  let isKept = true
  let written = Promise.resolve(true)
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const read = () => {
    if (loaded) return loaded
    loaded = parseSaved(storage.getItem(keyOf(name)), MOST_SAVED[name])
    isKept = storage.isWorking()
    return loaded
  }
  const show = (list: SavedProduct[]) => {
    loaded = list
    tell()
  }
  const change = (list: SavedProduct[]) => {
    if (list === read()) return
    written = storage.setItem(keyOf(name), JSON.stringify(list)).then((kept) => {
      isKept = kept
      tell()
      return kept
    })
    show(list)
  }
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === keyOf(name)) show(parseSaved(newValue, MOST_SAVED[name]))
  }
  return {
    read,
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', follow)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', follow)
      }
    },
    add(sku) {
      change(addSaved(read(), sku, MOST_SAVED[name]))
      return read().some((item) => item.sku === sku)
    },
    remove: (sku) => change(removeSaved(read(), sku)),
    clear: () => change(read().length > 0 ? [] : read()),
    isKept() {
      read()
      return isKept
    },
    whenKept: () => written,
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
export const useSaved = (name: SavedListName): SavedProduct[] =>
  useSyncExternalStore(savedList(name).subscribe, savedList(name).read, () => none)

/** Whether the device keeps the list. */
export const useIsKept = (name: SavedListName): boolean =>
  useSyncExternalStore(savedList(name).subscribe, savedList(name).isKept, () => true)
