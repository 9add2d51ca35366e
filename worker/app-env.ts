import type { Context } from 'hono'
import type { StoreView } from '#shared/store-views.ts'
import type { Semaphore } from './async/semaphore.ts'
import type { AttemptCounter } from './attempts/attempt-counter.ts'
import type { ServedPage } from './cache/entries.ts'
import type { PurgeLog } from './cache/purge/purge-log.ts'
import type { LimitBinding } from './limits.ts'
import type { Log } from './observability/log.ts'
import type { UpstreamTimings } from './observability/timings.ts'
import type { OrderMemory } from './orders/order-memory.ts'
import type { Session } from './session/create-session.ts'
import type { CustomerSessions } from './session/customer-sessions.ts'
import type { Environment, Settings } from './settings.ts'

/** Bindings and variables of the storefront's Worker, from wrangler.toml. */
export interface Bindings extends Environment, Partial<Record<LimitBinding, RateLimit>> {
  ASSETS: Fetcher
  CACHE: KVNamespace
  PURGE_LOG: DurableObjectNamespace<PurgeLog>
  ORDER_MEMORY: DurableObjectNamespace<OrderMemory>
  CUSTOMER_SESSIONS: DurableObjectNamespace<CustomerSessions>
  ATTEMPT_COUNTER: DurableObjectNamespace<AttemptCounter>
  /** Id of the deployment; absent where nothing is deployed. */
  VERSION?: WorkerVersionMetadata
}

/** Runs a task after the response. The task must handle its own failures. */
export type RunAfterResponse = (task: () => Promise<unknown>) => void

/** Variables that the middleware sets. */
interface AppVariables {
  settings: Settings
  requestId: string
  log: Log
  /** URL of the request, without a port in a public shop. Read only, because all code shares it. */
  url: Readonly<URL>
  store: StoreView
  session: Session
  nonce: string
  timings: UpstreamTimings
  /** Limits parallel upstream calls of this request. */
  semaphore: Semaphore
  runAfterResponse: RunAfterResponse
  /** Name of the served page, for the log. */
  page?: string
  /** The stored page that this response was made from. */
  servedPage?: ServedPage
}

export interface AppEnv {
  Bindings: Bindings
  Variables: AppVariables
}

export type AppContext = Context<AppEnv>
