import type { PurgeSource, ReadChanges } from './purge-copy.ts'
import type { PurgeLog } from './purge-log.ts'
import { createPurgeRelay } from './purge-relay.ts'
import { createRelayStore } from './relay-store.ts'

/** The binding of the purge log's Durable Object. */
interface PurgeBinding {
  PURGE_LOG: DurableObjectNamespace<PurgeLog>
}

/** The single purge log of the shop. */
export const purgeLogOf = ({ PURGE_LOG }: PurgeBinding): DurableObjectStub<PurgeLog> =>
  PURGE_LOG.getByName('purges')

/**
 * The purge log as a source for copies, shared by the isolates of a data centre. It is contacted only when a copy is
 * refreshed; a copy that may have no age reads the log itself.
 */
export const purgeSourceOf = (env: PurgeBinding): PurgeSource => ({
  changesSince(sequence, { pollMs, log, waitUntil }) {
    const purgeLog = purgeLogOf(env)
    if (pollMs === 0) return sequence > 0 ? purgeLog.changesSince(sequence) : readAll(purgeLog)
    const store = createRelayStore(caches.default, { log, logId: String(purgeLog.id) })
    return createPurgeRelay({ purgeLog, store, maxAgeMs: pollMs, waitUntil }).changesSince(sequence)
  },
})

async function readAll(purgeLog: DurableObjectStub<PurgeLog>): Promise<ReadChanges> {
  const history = await purgeLog.history()
  return { ...(await purgeLog.changesSince(history.sequence)), history }
}
