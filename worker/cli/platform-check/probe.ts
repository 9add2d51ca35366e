import * as z from 'zod/mini'
import type { StoreView } from '#shared/store-views.ts'
import type { Answered, Ask } from './ask-platform.ts'

/** What became of a probe. `mend` tells the platform's operator how to make it work. */
export type Finding =
  | { state: 'works'; detail?: string }
  | { state: 'degrades' | 'fails'; detail: string; mend: string }
  | { state: 'not checked'; detail: string }

/** What a probe asks with: a store of the shop, and things of its catalogue. */
export interface Subject {
  ask: Ask
  store: StoreView
  sample: Sample
  /** Also puts a product into a new cart, and leaves it there. */
  withCart: boolean
  /** A customer of the platform, to find out where it reads a token. */
  customer: { email: string; password: string } | null
}

/** A product and a category that the index has; null: none was found. */
export interface Sample {
  product: { id: number; sku: string; path: string | null; image: string | null } | null
  /** What can be put into a cart as it is. */
  simpleSku: string | null
}

export interface Probe {
  /** What it is, in the words of the shop. */
  name: string
  /** The route, and its section of docs/platform-contract.md. */
  route: string
  /** Nothing can be sold without what is required. */
  isRequired: boolean
  /** What a shopper does not have without it. */
  lost: string
  run(subject: Subject): Promise<Finding>
}

export const works = (detail?: string): Finding => ({ state: 'works', ...(detail && { detail }) })
export const fails = (detail: string, mend: string): Finding => ({ state: 'fails', detail, mend })
export const degrades = (detail: string, mend: string): Finding => ({ state: 'degrades', detail, mend })
export const notChecked = (detail: string): Finding => ({ state: 'not checked', detail })

const envelopeSchema = z.object({ code: z.number(), result: z.unknown() })

/** `code` and `result` of an answer (contract §0.2); null: it has no envelope. */
export function envelopeOf({ json }: Answered): { code: number; result: unknown } | null {
  const parsed = envelopeSchema.safeParse(json)
  return parsed.success ? { code: parsed.data.code, result: parsed.data.result } : null
}

/** An answer in a few words, for the table. */
export function summarise({ status, json, text }: Answered): string {
  const start = text.replace(/\s+/g, ' ').slice(0, 80)
  if (status === 0) return `no answer: ${start}`
  return `${status}, ${json === undefined ? 'no JSON' : 'JSON'}: ${start}`
}

/** Works when the answer's `result` fits; else a failure that says what came. */
export function expectResult<T>(answer: Answered, schema: z.ZodMiniType<T>, mend: string): Finding {
  const envelope = envelopeOf(answer)
  if (envelope?.code !== 200) return fails(summarise(answer), mend)
  const parsed = schema.safeParse(envelope.result)
  return parsed.success ? works() : fails(z.prettifyError(parsed.error).replace(/\s+/g, ' '), mend)
}

/** What is no requirement only takes something away. */
export const asOptional = (finding: Finding): Finding =>
  finding.state === 'fails' ? { ...finding, state: 'degrades' } : finding
