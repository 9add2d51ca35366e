const KEY = 'skare:order-hashes'

/** Hashes of the orders that this session knows to be accepted (Spec §4, Placing an order); the others are in the outbox. */
export const acceptedHashes = (): Set<string> => new Set(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'))

export const noteAccepted = (hash: string): void =>
  sessionStorage.setItem(KEY, JSON.stringify([...acceptedHashes().add(hash)]))
