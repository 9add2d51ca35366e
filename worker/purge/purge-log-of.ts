import type { Bindings } from '../env.ts'
import type { PurgeSource } from './purge-copy.ts'
import type { PurgeLog } from './purge-log.ts'

/** The one purge log of the shop. */
export const purgeLogOf = ({ PURGE_LOG }: Bindings): DurableObjectStub<PurgeLog> =>
  PURGE_LOG.get(PURGE_LOG.idFromName('purges'))

/** The log as copies read it; reached only when they do. */
export const purgeSourceOf = (env: Bindings): PurgeSource => ({
  changesSince: (sequence) => purgeLogOf(env).changesSince(sequence),
})
