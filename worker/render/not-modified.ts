/** Whether a browser that sends this `If-None-Match` has the entity already (RFC 9110 §13.1.2: weak comparison). */
export function isNotModified(condition: string | null | undefined, etag: string): boolean {
  if (!condition) return false
  if (condition.trim() === '*') return true
  return condition.split(',').some((tag) => opaque(tag) === opaque(etag))
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')
