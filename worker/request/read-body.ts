import type { Context } from 'hono'
import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../app-env.ts'

const MAX_BODY_BYTES = 64 * 1024

/** The request body, parsed by a schema; unknown keys are dropped. Responds with 400 when the body does not fit. */
export async function readBody<T extends z.ZodMiniType>(c: Context<AppEnv>, schema: T): Promise<z.infer<T>> {
  return parse(schema, parseJson(await readText(c)))
}

/**
 * The request's query, parsed by a schema; the last value of a repeated name. Responds with 400 when it does not fit.
 */
export function readQuery<T extends z.ZodMiniType>(c: Context<AppEnv>, schema: T): z.infer<T> {
  return parse(schema, c.req.query())
}

/** The fields of a form post, for browsers without JavaScript; the last value of a repeated name. */
export async function readForm(c: Context<AppEnv>): Promise<Record<string, string>> {
  return parse(formSchema, Object.fromEntries(new URLSearchParams(await readText(c))))
}

const formSchema = z.record(z.string(), z.string())

function parse<T extends z.ZodMiniType>(schema: T, value: unknown): z.infer<T> {
  if (!isWellFormed(value))
    throw new AppError('errors.badRequest', { cause: 'a text is not well-formed Unicode', status: 400 })
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new AppError('errors.badRequest', { cause: z.prettifyError(parsed.error), status: 400 })
}

/**
 * Whether every text is well-formed Unicode. JSON can contain a lone surrogate, which neither URLs nor databases
 * accept.
 */
function isWellFormed(value: unknown): boolean {
  const pending = [value]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'string' && !next.isWellFormed()) return false
    if (typeof next === 'object' && next !== null) {
      for (const [key, field] of Object.entries(next)) pending.push(key, field)
    }
  }
  return true
}

async function readText(c: Context<AppEnv>): Promise<string> {
  if (Number(c.req.header('Content-Length') ?? 0) > MAX_BODY_BYTES)
    throw new AppError('errors.tooLarge', { status: 413 })
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength > MAX_BODY_BYTES) throw new AppError('errors.tooLarge', { status: 413 })
  return new TextDecoder().decode(bytes)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // the schema rejects it
  }
}
