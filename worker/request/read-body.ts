import type { Context } from 'hono'
import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from '../app-env.ts'

const MAX_BODY_BYTES = 64 * 1024 // design §7

/** The body of a request by its schema; unknown keys are dropped. What does not fit changes nothing and answers 400. */
export async function readBody<T extends z.ZodMiniType>(c: Context<AppEnv>, schema: T): Promise<z.infer<T>> {
  const parsed = schema.safeParse(parseJson(await readText(c)))
  if (parsed.success) return parsed.data
  throw new AppError('errors.badRequest', { cause: z.prettifyError(parsed.error), status: 400 })
}

/** The query of a request by its schema, the last of a name. What does not fit answers 400. */
export function readQuery<T extends z.ZodMiniType>(c: Context<AppEnv>, schema: T): z.infer<T> {
  const parsed = schema.safeParse(c.req.query())
  if (parsed.success) return parsed.data
  throw new AppError('errors.badRequest', { cause: z.prettifyError(parsed.error), status: 400 })
}

/** The fields of a form post, the last of a name; for browsers without JavaScript. */
export async function readForm(c: Context<AppEnv>): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await readText(c)))
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
