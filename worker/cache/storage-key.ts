import { sha256 } from '#shared/sha256-hex.ts'

export { sha256 }

const MAX_KEY = 480 // of the 512 bytes that KV takes, prefix included

/**
 * A key made of several texts, each with its length in front, so that two different lists never give the same key. A
 * long key is replaced by its hash.
 */
export async function storageKey(texts: string[]): Promise<string> {
  const key = texts.map((text) => `${text.length}.${text}`).join('|')
  return isShort(key) ? key : `sha256.${await sha256(key)}`
}

/** UTF-8 takes at most three bytes for one UTF-16 unit. */
const isShort = (key: string) =>
  key.length * 3 <= MAX_KEY || new TextEncoder().encode(key).byteLength <= MAX_KEY
