import { useSyncExternalStore } from 'react'
import { followKey } from '../storage/follow-key.ts'
import type { DeviceKey } from '../storage/storage-keys.ts'

/** A value of this tab that several parts of the page show, for what is not an answer of the API. */
export interface Store<T> {
  read(): T
  /** Shows another value wherever this one shows. */
  write(value: T): void
  subscribe(listener: () => void): () => void
}

/** Where another tab says that the value has changed: the key of the device's storage, and what its text means. */
interface Followed<T> {
  key: DeviceKey
  parse: (text: string | null) => T
}

/** Creates a store. `load` runs when the value is first read: never in the worker, where nothing is read. */
export function createStore<T>(load: () => T, followed?: Followed<T>): Store<T> {
  let current: { value: T } | undefined
  const listeners = new Set<() => void>()
  /** The other tabs are followed from the first value on, also while nobody subscribes: storage is not read again. */
  const hold = (value: T) => {
    if (followed && !current) followKey(followed.key, (text) => write(followed.parse(text)))
    current = { value }
    return value
  }
  const read = () => (current ? current.value : hold(load()))
  const write = (value: T) => {
    hold(value)
    for (const listener of listeners) listener()
  }
  return {
    read,
    write,
    subscribe(listener) {
      read() // so that the other tabs are followed
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What a store holds now; `first` in the worker and while hydrating. */
export const useStore = <T>(store: Pick<Store<T>, 'read' | 'subscribe'>, first: T): T =>
  useSyncExternalStore(store.subscribe, store.read, () => first)
