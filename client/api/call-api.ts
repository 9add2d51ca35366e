import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { ApiInput } from '#shared/api/endpoint-inputs.ts'
import { type EndpointName, toApiRequest } from '#shared/api/endpoints.ts'
import type { ApiFailure } from '#shared/api/notice.ts'
import { AppError, type AppErrorDetails, type ErrorCode } from '#shared/errors.ts'
import type { StoreView } from '#shared/store-views.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { LONGEST_MS } from './longest-ms.ts'
import { tellSessionExpired } from './session-expired.ts'

export interface CallOptions {
  /** Goes on although the page is left. */
  keepalive?: boolean
  /** How long the answer may take. */
  timeoutMs?: number
}

/** The address of an endpoint in a store, for what is called later: tasks of the outbox. */
export const apiPath = <N extends EndpointName>(store: StoreView, name: N, input: ApiInput<N>): string =>
  `${store.pathPrefix}/api${toApiRequest(name, input as object).path}` // every input is an object

/**
 * The only way to our own API: calls an endpoint of a store and returns its answer, checked. A failure throws `AppError` with
 * the code of the answer, whose text the shopper can read.
 */
export async function callApi<N extends EndpointName>(
  store: StoreView,
  name: N,
  input: ApiInput<N>,
  { keepalive, timeoutMs = LONGEST_MS }: CallOptions = {},
): Promise<ApiAnswer<N>> {
  const { method, body } = toApiRequest(name, input as object) // as above
  const toOffline = (cause: unknown) => {
    throw new AppError('errors.offline', { cause, status: 0 })
  }
  const sent = fetch(apiPath(store, name, input), {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    keepalive,
    headers: { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }) },
    body,
  })
  const schemas = loadSchemas() // comes while the answer is on its way
  const response = await sent.catch(toOffline)
  const { status } = response
  if (status === 204) return undefined as ApiAnswer<N> // what has no body has nothing to check
  if (!response.headers.get('Content-Type')?.includes('json'))
    throw await toError('errors.badContentType', { status })
  const answer: unknown = await response.json().catch(toOffline)
  if (!response.ok) throw await toFailure(answer, status)
  const { answerSchemas } = (await inTime(schemas)) ?? {}
  if (!answerSchemas) return answer as ApiAnswer<N> // our own worker's, and nothing here to check it with
  const parsed = answerSchemas[name].safeParse(answer)
  if (parsed.success) return parsed.data
  throw await toError('errors.wrongFormat', { status, cause: parsed.error })
}

/**
 * The schemas of the answers: a file of its own, so that no page waits for it. Null when it cannot be had, without a
 * connection or after a new deployment: an order that the shop has taken must not fail because its answer cannot be checked.
 */
export const loadSchemas = () =>
  import('#shared/api/endpoint-answers.ts').catch((error: unknown) => {
    console.warn('answers are not checked', error)
    return null
  })

function toFailure(answer: unknown, status: number): Promise<AppError> {
  const { code = 'errors.wrongFormat', params } = (answer as Partial<ApiFailure> | null)?.error ?? {} // what is missing is looked at
  return toError(code as ErrorCode, { status, params, cause: answer }) // `failures` of the worker writes it
}

/**
 * A failure whose text is loaded. When the texts of failures cannot be loaded, it is `errors.unexpected`. A session that has
 * ended concerns the whole page, whichever part has called (R4.101).
 */
async function toError(code: ErrorCode, details: AppErrorDetails): Promise<AppError> {
  const loading = loadMessages('errors').then(
    () => true,
    () => false,
  )
  const isLoaded = await inTime(loading)
  if (code === 'errors.account.expired') await tellSessionExpired()
  return new AppError(isLoaded ? code : 'errors.unexpected', details)
}

/** How long an answer that is here waits for what is loaded beside it. */
const BESIDE_MS = 3000

/** What is loaded beside an answer; null: it does not come. On a weak network a file may be on its way without end. */
const inTime = <T>(loading: Promise<T>): Promise<T | null> =>
  Promise.race([loading, new Promise<null>((resolve) => setTimeout(resolve, BESIDE_MS, null))])

/** The text key of a failure; `errors.unexpected` when it is no `AppError`. */
export const codeOf = (error: unknown): ErrorCode =>
  error instanceof AppError ? error.code : 'errors.unexpected'
