import type { PurgeSource } from './purge-copy.ts'
import type { PurgeLog } from './purge-log.ts'

/** The binding of the purge log's Durable Object. */
interface PurgeBinding {
  PURGE_LOG: DurableObjectNamespace<PurgeLog>
}

/** The one purge log of the shop. */
export const purgeLogOf = ({ PURGE_LOG }: PurgeBinding): DurableObjectStub<PurgeLog> =>
  PURGE_LOG.get(PURGE_LOG.idFromName('purges'))

/** The log as copies read it; reached only when they do. */
export const purgeSourceOf = (env: PurgeBinding): PurgeSource => ({
  changesSince: (sequence) => purgeLogOf(env).changesSince(sequence),
})
