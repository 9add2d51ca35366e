/**
 * A value with promised fields as JSON lines: the first line carries what is known, every later line one promised
 * field. The same lines travel as inline scripts in a document and as NDJSON from `/_data`.
 *
 *   {"value":{"name":"product","data":{"product":{…}}},"promised":["data.related"]}
 *   ["data.related",[{…}]]
 */
interface Head {
  value: unknown
  /** Dotted paths of the fields whose values follow. */
  promised: string[]
}

/** A promise whose outcome is known, in the form that React's `use` reads without waiting. */
export type Settled<T> = Promise<T> & { status: 'fulfilled'; value: T }

export interface PromisedField {
  path: string
  promise: Promise<unknown>
}

export interface EncodedPage {
  head: string
  fields: PromisedField[]
}

/** Splits a value into its first line and the fields to send later. Looks three levels deep: `page.data.related`. */
export function encodePage(value: object): EncodedPage {
  const fields: PromisedField[] = []
  const known = liftPromises(value, '', fields)
  const head: Head = { value: known, promised: fields.map((field) => field.path) }
  return { head: JSON.stringify(head), fields }
}

function liftPromises(value: object, prefix: string, fields: PromisedField[]): object {
  const known: [string, unknown][] = []
  for (const [key, field] of Object.entries(value)) {
    const path = prefix + key
    if (isPromise(field)) fields.push({ path, promise: field })
    else known.push([key, canHoldPromises(field, path) ? liftPromises(field, `${path}.`, fields) : field])
  }
  return Object.fromEntries(known)
}

const canHoldPromises = (field: unknown, path: string): field is object =>
  isRecord(field) && path.split('.').length < MAX_DEPTH

const MAX_DEPTH = 3 // page.data.related

/** The line of a promised field once its value is there. */
export const encodeField = (path: string, value: unknown): string => JSON.stringify([path, value ?? null])

export interface PageDecoder {
  /** Takes the next line. */
  push(line: string): void
  /** The value; its promised fields settle as their lines come. Undefined before the first line. */
  value: unknown
  /** Settles what never came as null, so that no part of a page waits for ever. */
  end(): void
}

/** Puts lines together again. A field whose line came before it was read is settled at once. */
export function createPageDecoder(): PageDecoder {
  const waiting = new Map<string, (value: unknown) => void>()
  const early = new Map<string, unknown>()
  const decoder: PageDecoder = {
    value: undefined,
    push(line) {
      const parsed: unknown = JSON.parse(line)
      if (Array.isArray(parsed)) settleField(String(parsed[0]), parsed[1])
      else openHead(parsed as Head) // the encoder above writes nothing else
    },
    end() {
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
  const [key = '', ...rest] = path
  if (rest.length === 0) target[key] = field
  else putAt(target[key] as Record<string, unknown>, rest, field) // the head carries every parent of a promised field
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
