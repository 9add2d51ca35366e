import * as z from 'zod/mini'
import type { StoredPage } from './entries.ts'
import { taggedEntrySchema } from './entry-schema.ts'

const NEWLINE = 10

/** A page as KV has it: one line of JSON (its facts), then its bytes. */
export function packPage({ body, ...facts }: StoredPage): Uint8Array {
  const head = new TextEncoder().encode(`${JSON.stringify(facts)}\n`)
  const packed = new Uint8Array(head.byteLength + body.byteLength)
  packed.set(head)
  packed.set(body, head.byteLength)
  return packed
}

const factsSchema = z.extend(taggedEntrySchema, {
  noncePlaces: z.array(z.number()),
  etag: z.string(),
  status: z.number(),
  name: z.string(),
  path: z.string(),
})

/** Reverses `packPage`. Throws when the bytes have another shape. */
export function unpackPage(packed: Uint8Array): StoredPage {
  const end = packed.indexOf(NEWLINE)
  const facts = factsSchema.parse(JSON.parse(new TextDecoder().decode(packed.subarray(0, end))))
  return { ...facts, body: packed.subarray(end + 1) }
}
