import type { Context } from 'hono'
import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../app-env.ts'

const MAX_BODY_BYTES = 64 * 1024

/** The body of a request by its schema; unknown keys are dropped. What does not fit changes nothing and answers 400. */
export async function readBody<T extends z.ZodMiniType>(c: Context<AppEnv>, schema: T): Promise<z.infer<T>> {
  return parse(schema, parseJson(await readText(c)))
}

/** The query of a request by its schema, the last of a name. What does not fit answers 400. */
export function readQuery<T extends z.ZodMiniType>(c: Context<AppEnv>, schema: T): z.infer<T> {
  return parse(schema, c.req.query())
}

/** The fields of a form post, the last of a name; for browsers without JavaScript. */
export async function readForm(c: Context<AppEnv>): Promise<Record<string, string>> {
  return parse(formSchema, Object.fromEntries(new URLSearchParams(await readText(c))))
}

const formSchema = z.record(z.string(), z.string())

function parse<T extends z.ZodMiniType>(schema: T, value: unknown): z.infer<T> {
  if (!isWellFormed(value))
    throw new AppError('errors.badRequest', { cause: 'half a character', status: 400 })
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new AppError('errors.badRequest', { cause: z.prettifyError(parsed.error), status: 400 })
}

/** Whether every text is made of whole characters. JSON can escape half of one, which no address and no database takes. */
function isWellFormed(value: unknown): boolean {
  const left = [value]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === 'string' && !next.isWellFormed()) return false
    if (typeof next === 'object' && next !== null) {
      for (const [key, field] of Object.entries(next)) left.push(key, field)
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
    return undefined // refused by the schema
  }
}
