import * as z from 'zod/mini'

const referenceSchema = z.object({ type: z.string(), id: z.string() })
const resourceSchema = z.object({
  type: z.string(),
  id: z.string(),
  attributes: z._default(z.record(z.string(), z.unknown()), {}),
  relationships: z._default(
    z.record(
      z.string(),
      z.object({ data: z.optional(z.union([z.nullable(referenceSchema), z.array(referenceSchema)])) }),
    ),
    {},
  ),
})
type Resource = z.infer<typeof resourceSchema>
type Reference = z.infer<typeof referenceSchema>

/** A JSON:API response: one resource or many, with the resources they refer to. One of these that is broken counts as missing. */
export const documentSchema = z.object({
  data: z.nullable(z.union([resourceSchema, z.array(resourceSchema)])),
  included: z.pipe(
    z._default(z.array(z.unknown()), []),
    z.transform((list) => list.flatMap((one) => resourceSchema.safeParse(one).data ?? [])),
  ),
})

/** An entry, what it refers to, and the pictures of that: the longest path that is asked for (`include`). */
const MAX_STEPS = 2

/** A plain object: id, type, attributes and relationships by name (contract §13). */
export type Entry = { id: string; type: string } & Record<string, unknown>

/**
 * Resolves references between `data` and `included`. These stay `{id, type}`: a missing resource, one that is deeper than any page
 * asks for, and the first repeat in a cycle. Guides refer to each other: without a depth there would be too many ways through them.
 */
export function deserialise({ data, included }: z.infer<typeof documentSchema>): Entry[] {
  const resources = data === null ? [] : Array.isArray(data) ? data : [data]
  const byKey = new Map([...included, ...resources].map((resource) => [keyOf(resource), resource]))
  const toEntry = (resource: Resource, path: string[]): Entry => ({
    ...resource.attributes,
    ...Object.fromEntries(
      Object.entries(resource.relationships).map(([name, { data: target }]) => [name, resolve(target, path)]),
    ),
    id: resource.id,
    type: resource.type,
  })
  const resolve = (target: Reference | Reference[] | null | undefined, path: string[]): unknown => {
    if (Array.isArray(target)) return target.map((one) => resolve(one, path))
    if (!target) return null
    const resource = byKey.get(keyOf(target))
    const isEnd = path.length > MAX_STEPS || path.includes(keyOf(target))
    if (!resource || isEnd) return { id: target.id, type: target.type }
    return toEntry(resource, [...path, keyOf(target)])
  }
  return resources.map((resource) => toEntry(resource, [keyOf(resource)]))
}

const keyOf = ({ type, id }: Reference) => `${type} ${id}`
