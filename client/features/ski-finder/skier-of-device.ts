import { isRecord } from '#shared/is-record.ts'
import { readSkier, type Skier, toSkierFields } from '#shared/skis/skier.ts'
import { deviceStorage } from '../../storage/device-storage.ts'
import { parseStored } from '../../storage/parse-stored.ts'
import { createStore, useStore } from '../../ui/create-store.ts'
import { setIsInMemory } from './stored-skier.ts'

const KEY = 'skare:skier'

/** The skier that a stored text describes; null: it is damaged or there is none. */
function parseSkier(text: string | null): Skier | null {
  const fields = parseStored(text, isRecord)
  return fields && readSkier((name) => (typeof fields[name] === 'string' ? fields[name] : null))
}

const skier = createStore<Skier | null>(() => parseSkier(deviceStorage.getItem(KEY)), {
  key: KEY,
  parse: parseSkier,
})

/** The skier of this device; null in the worker and while hydrating. */
export const useSkier = (): Skier | null => useStore(skier, null)

/** Where the device stores nothing, the skier is known as long as this document. */
export function rememberSkier(next: Skier): void {
  skier.write(next)
  void deviceStorage
    .setItem(KEY, JSON.stringify(toSkierFields(next)))
    .then((isStored) => setIsInMemory(!isStored))
}

export function forgetSkier(): void {
  skier.write(null)
  setIsInMemory(false)
  deviceStorage.removeItem(KEY)
}
