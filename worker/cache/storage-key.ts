const MAX_KEY = 480 // of the 512 bytes that KV takes, prefix included

/** A key of parts, each with its length before it, so that no two lists of parts share a key. A long one is named by its hash. */
export async function storageKey(parts: string[]): Promise<string> {
  const key = parts.map((part) => `${part.length}.${part}`).join('|')
  return isShort(key) ? key : `sha256.${await sha256(key)}`
}

/** UTF-8 takes at most three bytes for one UTF-16 unit. */
const isShort = (key: string) =>
  key.length * 3 <= MAX_KEY || new TextEncoder().encode(key).byteLength <= MAX_KEY

/** Hex SHA-256 of a text or of bytes. */
export async function sha256(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
