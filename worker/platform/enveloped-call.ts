import { type Extension, extensionOf } from '#shared/extensions.ts'
import type { StoreView } from '#shared/store-views.ts'
import type { Log } from '../observability/log.ts'
import {
  type Answer,
  type Envelope,
  envelopeSchema,
  NO_ROUTE,
  NOT_FOUND,
  parseResult,
  toRefused,
} from './answer.ts'
import { COMMERCE_DEADLINE_MS } from './deadlines.ts'
import { mayBeRefusedByWebServer, postponeQuestion, recordPresence, shouldSkipCall } from './extensions.ts'
import { leadsElsewhere } from './leads-elsewhere.ts'
import { type Call, type SendContext, send } from './send-call.ts'
import { storeCodeOf } from './store-code.ts'

export interface EnvelopedContext extends SendContext {
  store: StoreView
  log: Log
}

/** A call whose answer is in the platform's envelope (contract §0.2). A route of an extension that is missing is not called. */
export async function callEnveloped<T, M>(
  context: EnvelopedContext,
  method: string,
  path: string,
  call: Call<T, M>,
): Promise<Answer<T, M>> {
  if (leadsElsewhere(path)) return toRefused(NOT_FOUND)
  if (shouldSkipCall(path, context.settings.extensionsOff)) return toRefused(NO_ROUTE)
  const extension = extensionOf(path)
  const sent = sendEnveloped(context, method, path, call)
  const answer = await (extension ? learnPresence(extension, path, context.log, sent) : sent)
  const { code, result, meta } = answer
  if (code !== 200) return toRefused(answer)
  return { ok: true, result: parseResult(call.result, result, path), meta: call.meta?.safeParse(meta).data }
}

/** Remembers whether the answer shows that the extension is there. */
async function learnPresence(
  extension: Extension,
  path: string,
  log: Log,
  sent: Promise<Envelope>,
): Promise<Envelope> {
  const answer = await sent.catch((error: unknown) => {
    postponeQuestion(extension)
    throw error
  })
  if (answer !== NO_ROUTE) recordPresence(extension, 'present', log)
  else if (!mayBeRefusedByWebServer(path)) recordPresence(extension, 'missing', log)
  return answer
}

function sendEnveloped(
  context: EnvelopedContext,
  method: string,
  path: string,
  call: Call<unknown>,
): Promise<Envelope> {
  const { store, settings } = context
  const extension = extensionOf(path)
  return send(context, path, {
    deadlineMs: COMMERCE_DEADLINE_MS,
    ...call,
    query: { storeCode: storeCodeOf(store, settings.defaultStore), ...call.query },
    upstream: extension ?? (path.startsWith('/api/stock/') ? 'stock' : 'commerce'),
    method,
    isSafeRead: false,
    envelope: envelopeSchema,
    absent: extension && NO_ROUTE,
  })
}
