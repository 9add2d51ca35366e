import type { PurgeSource } from './purge-copy.ts'
import type { PurgeLog } from './purge-log.ts'

/** The binding of the purge log's Durable Object. */
interface PurgeBinding {
  PURGE_LOG: DurableObjectNamespace<PurgeLog>
}

/** The single purge log of the shop. */
export const purgeLogOf = ({ PURGE_LOG }: PurgeBinding): DurableObjectStub<PurgeLog> =>
  PURGE_LOG.get(PURGE_LOG.idFromName('purges'))

/** The purge log as a source for copies. It is contacted only when a copy is refreshed. */
export const purgeSourceOf = (env: PurgeBinding): PurgeSource => ({
  changesSince: (sequence) => purgeLogOf(env).changesSince(sequence),
})
