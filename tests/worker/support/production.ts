import { limits } from '#worker/limits.ts'

const limiter = { limit: async () => ({ success: true }) }

/** Bindings and settings that make the shop of the tests a public one: no port, no development key, every limit. */
export const production = {
  ENVIRONMENT: 'production',
  SESSION_KEYS: btoa('a secret of an operator, 32 byte'),
  PURGE_KEY: 'a-key-of-operators-and-indexers',
  ...Object.fromEntries(Object.values(limits).map(({ binding }) => [binding, limiter])),
}
