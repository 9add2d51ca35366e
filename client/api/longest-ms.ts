/** A network that takes a request and never answers is no connection: nothing waits for it longer. */
export const LONGEST_MS = 30_000
