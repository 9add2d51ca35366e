import { tabStorage } from '../../storage/device-storage.ts'
import { parseStored } from '../../storage/parse-stored.ts'

const KEY = 'skare:order-hashes'

/** Accepted in this document: where the tab's storage is blocked nothing outlives it. */
const noted = new Set<string>()

/** Hashes of the orders that this session knows to be accepted (Spec §4, Placing an order); the others are in the outbox. */
export const acceptedHashes = (): Set<string> =>
  new Set([...(parseStored(tabStorage.getItem(KEY), isTexts) ?? []), ...noted])

export function noteAccepted(hash: string): void {
  noted.add(hash)
  void tabStorage.setItem(KEY, JSON.stringify([...acceptedHashes()]))
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')
