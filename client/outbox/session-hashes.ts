import { isDigest } from '#shared/sha256-hex.ts'
import { tabStorage } from '../storage/device-storage.ts'
import { parseStored } from '../storage/parse-stored.ts'

const KEY = 'skare:order-hashes'

/** Accepted in this document: where the tab's storage is blocked nothing outlives it. */
const noted = new Set<string>()

/**
 * Digests of the orders that this session knows to be accepted (Spec §4, Placing an order); the others are in the outbox.
 * What an earlier build has kept there was the order itself, with name and address: it is taken away.
 */
export function acceptedHashes(): Set<string> {
  const stored = parseStored(tabStorage.getItem(KEY), isTexts) ?? []
  const digests = stored.filter(isDigest)
  if (digests.length < stored.length) write(digests)
  return new Set([...digests, ...noted])
}

export function recordAccepted(hash: string): void {
  noted.add(hash)
  write([...acceptedHashes()].filter(isDigest))
}

function write(digests: string[]): void {
  if (digests.length > 0) void tabStorage.setItem(KEY, JSON.stringify(digests))
  else tabStorage.removeItem(KEY)
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')
