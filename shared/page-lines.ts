import { isRecord } from './is-record.ts'

/**
 * Encodes a value with promised fields as JSON lines. The first line contains everything that is ready; each later line
 * is one promised field. The same lines are inline scripts in a document and text from `/_data`.
 *
 * {"value":{"name":"product","data":{"product":{…}}},"promised":["data.related"]}
 * ["data.related",[{…}]]
 */
interface Head {
  value: unknown
  /** Dotted paths of the promised fields. */
  promised: string[]
}

/** A settled promise in the form that React's `use` reads without suspending. */
export type Settled<T> = Promise<T> & { status: 'fulfilled'; value: T }

export interface PromisedField {
  path: string
  promise: Promise<unknown>
}

export interface EncodedPage {
  head: string
  fields: PromisedField[]
}

/** Splits a value into its first line and its promised fields. Looks three levels deep: `page.data.related`. */
export function encodePage(value: object): EncodedPage {
  const fields: PromisedField[] = []
  const settledValue = liftPromises(value, '', fields)
  const head: Head = { value: settledValue, promised: fields.map((field) => field.path) }
  return { head: JSON.stringify(head), fields }
}

function liftPromises(value: object, prefix: string, fields: PromisedField[]): object {
  const settledFields: [string, unknown][] = []
  for (const [key, field] of Object.entries(value)) {
    const path = prefix + key
    if (isPromise(field)) fields.push({ path, promise: field })
    else
      settledFields.push([
        key,
        canHoldPromises(field, path) ? liftPromises(field, `${path}.`, fields) : field,
      ])
  }
  return Object.fromEntries(settledFields)
}

const canHoldPromises = (field: unknown, path: string): field is object =>
  isRecord(field) && path.split('.').length < MAX_DEPTH

const MAX_DEPTH = 3 // page.data.related

/** The line of a promised field. */
export const encodeField = (path: string, value: unknown): string => JSON.stringify([path, value ?? null])

interface PageDecoder {
  /** Reads the next line. */
  push(line: string): void
  /** The decoded value; undefined before the first line. Its promised fields settle when their lines arrive. */
  value: unknown
  /** Settles missing fields as null, so that no component waits forever. */
  end(): void
}

/** Values whose lines ended before all promised fields had come, or say that a part has failed (`PARTIAL_LINE`). */
const incomplete = new WeakSet<object>()

/** Whether parts of a page are missing, because the shop could not load them or the connection broke: they are null. */
export const isIncomplete = (page: object | undefined): boolean => incomplete.has(page as object) // it has nothing else

/** Creates a decoder for the lines. A field line may come before the first line; then the field is settled at once. */
export function createPageDecoder(): PageDecoder {
  const waiting = new Map<string, (value: unknown) => void>()
  const early = new Map<string, unknown>()
  const decoder: PageDecoder = {
    value: undefined,
    push(line) {
      const parsed: unknown = JSON.parse(line)
      if (Array.isArray(parsed)) settleField(String(parsed[0]), parsed[1])
      else openHead(parsed as Head) // the encoder above writes no other form
    },
    end() {
      if (waiting.size > 0 || early.has('partial')) incomplete.add(decoder.value as object) // there is a first line
      for (const resolve of waiting.values()) resolve(null)
      waiting.clear()
    },
  }
  const settleField = (path: string, value: unknown) => {
    waiting.get(path)?.(value)
    waiting.delete(path)
    early.set(path, value)
  }
  const openHead = ({ value, promised }: Head) => {
    for (const path of promised) {
      const field = early.has(path)
        ? settled(early.get(path))
        : new Promise((resolve) => waiting.set(path, resolve))
      putAt(value as Record<string, unknown>, path.split('.'), field)
    }
    decoder.value = value
  }
  return decoder
}

/** `value` as a promise that `use` reads without suspending. */
export function settled<T>(value: T): Settled<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value })
}

function putAt(target: Record<string, unknown>, path: string[], field: unknown): void {
  const [key = '', ...remaining] = path
  if (remaining.length === 0) target[key] = field
  else putAt(target[key] as Record<string, unknown>, remaining, field) // the head contains every parent of a promised field
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value
