import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import type { AppContext } from '../app-env.ts'

/** The body of a request by its schema; unknown keys are dropped. What does not fit changes nothing and answers 400. */
export async function readBody<T>(c: AppContext, schema: z.ZodMiniType<T>): Promise<T> {
  return parseInput(schema, parseJson(await c.req.text()))
}

/** What a call of our API carries: the fields of its query or its JSON body, and those of its path. */
export async function readFields(c: AppContext, method: string): Promise<object> {
  const fields = method === 'GET' ? c.req.query() : parseJson(await c.req.text())
  return { ...(typeof fields === 'object' && fields), ...c.req.param() }
}

/** The fields of a form post. */
export type FormFields = Record<string, string>

/** Reads a form post, for browsers without JavaScript; the last value of a repeated name. */
export async function readForm(c: AppContext): Promise<FormFields> {
  return parseInput(formSchema, Object.fromEntries(new URLSearchParams(await c.req.text())))
}

const formSchema = z.record(z.string(), z.string())

/** What a client sent, by its schema. What does not fit answers 400. */
export function parseInput<T>(schema: z.ZodMiniType<T>, value: unknown): T {
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // the schema rejects it
  }
}
