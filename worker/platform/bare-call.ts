import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import { envelopeSchema, NO_ROUTE, parseResult, platformFailure, toRefused } from './answer.ts'
import { SEARCH_DEADLINE_MS } from './deadlines.ts'
import { leadsElsewhere } from './leads-elsewhere.ts'
import { type Call, type SendContext, send, throwIfEngineAway } from './send-call.ts'

/**
 * A response without an envelope: a search's object, or the URL map's hit or null. An error has an envelope even here.
 */
const bareSchema = z.nullable(z.record(z.string(), z.unknown()))

const notFoundAt = (path: string) => new AppError('errors.notFound', { cause: path, status: 404 })

/** Posts a question whose answer has no envelope. Throws `errors.notFound` for a route that the platform need not have. */
export async function postBare<T>(context: SendContext, path: string, call: Call<T>): Promise<T> {
  if (leadsElsewhere(path)) throw notFoundAt(path)
  const answer = await send(context, path, {
    deadlineMs: SEARCH_DEADLINE_MS,
    ...call,
    upstream: 'catalogue',
    method: 'POST',
    isSafeRead: true,
    envelope: bareSchema,
    absent: call.mayLack ? NO_ROUTE : undefined,
    check: throwIfEngineAway,
  })
  const refusal = envelopeSchema.safeParse(answer)
  if (refusal.success && refusal.data.code >= 400) {
    if (call.mayLack && refusal.data.code === NO_ROUTE.code) throw notFoundAt(path)
    throw platformFailure(toRefused(refusal.data))
  }
  return parseResult(call.result, answer, path)
}
