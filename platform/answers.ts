import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { hasGap } from './commerce/dial-state.ts'
import type { PlatformEnv } from './env.ts'

const BODY_LIMIT_BYTES = 100 * 1024 // contract §0.1
const SMALLEST_ERROR_STATUS = 400

/** Context of a platform route. */
export type PlatformContext = Context<PlatformEnv>

/**
 * An error response: a non-200 answer of the contract. It is thrown, because any rule of the cart may refuse a call and
 * the envelope is always the same. Only `answerError` catches it.
 */
export class Refusal extends Error {
  readonly code: number
  readonly result: unknown

  constructor(code: number, result: unknown) {
    super(typeof result === 'string' ? result : JSON.stringify(result))
    this.code = code
    this.result = result
  }
}

/** The success envelope (contract §0.2); only logins send `meta`. */
export function answer(c: PlatformContext, result: unknown, meta?: unknown): Response {
  return c.json(meta === undefined ? { code: 200, result } : { code: 200, result, meta })
}

/** Any thrown error as an envelope whose code is also the HTTP status. */
export function answerError(error: Error, c: PlatformContext): Response {
  const code = error instanceof Refusal ? error.code : 500
  if (!(error instanceof Refusal)) console.error(error)
  const result = error instanceof Refusal ? error.result : error.message
  return c.json({ code, result }, Math.max(code, SMALLEST_ERROR_STATUS) as ContentfulStatusCode) // 4xx and 5xx only
}

/** The response for an unknown path: stock platforms write HTML (contract §0.2). */
export function answerNotFound(c: PlatformContext): Response {
  if (hasGap(c.env, 'extensions')) return answerNoRoute(c)
  return c.json({ code: 404, result: 'Not found' }, 404)
}

export const answerNoRoute = (c: PlatformContext): Response =>
  c.html(`<!DOCTYPE html>\n<pre>Cannot ${c.req.method} ${encodeURI(c.req.path)}</pre>\n`, 404)

/**
 * The body of a call as an object: `{}` when it is empty or its content type is not JSON, like stock platforms.
 * Malformed JSON is refused with 400, more than 100 kB with 413 (contract §0.1).
 */
export async function readBody(c: PlatformContext): Promise<Record<string, unknown>> {
  if (!c.req.header('content-type')?.includes('application/json')) return {}
  const text = await c.req.text()
  if (new TextEncoder().encode(text).length > BODY_LIMIT_BYTES)
    throw new Refusal(413, 'request entity too large')
  if (text.trim() === '') return {}
  const body = parseJson(text)
  if (!isRecord(body) && !Array.isArray(body))
    throw new Refusal(400, 'Unexpected token in JSON: not an object')
  return isRecord(body) ? body : {}
}

/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text or number as text; any other value gives the empty text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refusal(400, error instanceof Error ? error.message : 'Malformed JSON')
  }
}
