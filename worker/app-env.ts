import type { Context } from 'hono'
import type { StoreView } from '#shared/store-views.ts'
import type { Semaphore } from './async/semaphore.ts'
import type { KeptPage } from './cache/entries.ts'
import type { PurgeLog } from './cache/purge/purge-log.ts'
import type { LimitBinding } from './limits.ts'
import type { Log } from './observability/log.ts'
import type { UpstreamTimings } from './observability/timings.ts'
import type { OrderMemory } from './orders/order-memory.ts'
import type { Session } from './session/create-session.ts'
import type { CustomerSessions } from './session/customer-sessions.ts'
import type { Environment, Settings } from './settings.ts'

/** Bindings and variables of the storefront's Worker as wrangler.toml gives them. */
export interface Bindings extends Environment, Partial<Record<LimitBinding, RateLimit>> {
  ASSETS: Fetcher
  CACHE: KVNamespace
  PURGE_LOG: DurableObjectNamespace<PurgeLog>
  ORDER_MEMORY: DurableObjectNamespace<OrderMemory>
  CUSTOMER_SESSIONS: DurableObjectNamespace<CustomerSessions>
  /** Which deployment this is; absent where nothing was deployed. */
  VERSION?: WorkerVersionMetadata
}

/** Begins a task that nobody waits for; it deals with its failures itself. */
export type RunAfterResponse = (task: () => Promise<void>) => void

/** What the middleware gives to everything that follows it. */
export interface AppVariables {
  settings: Settings
  requestId: string
  log: Log
  /** Of the request. Not to be changed: everybody reads the same. */
  url: Readonly<URL>
  store: StoreView
  session: Session
  nonce: string
  timings: UpstreamTimings
  /** Upstream calls of this request, a few at a time. */
  semaphore: Semaphore
  runAfterResponse: RunAfterResponse
  /** Name of the page that was answered, for the log. */
  page?: string
  /** The kept page that this answer hands out. */
  keptPage?: KeptPage
}

export interface AppEnv {
  Bindings: Bindings
  Variables: AppVariables
}

export type AppContext = Context<AppEnv>
