const BYTE = 2 // hexadecimal digits

/** SHA-256 of a text, as hexadecimal digits. Pages over plain HTTP have no digests; their text stays in memory only. */
export async function digestOf(text: string): Promise<string> {
  if (globalThis.crypto?.subtle === undefined) return text
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(BYTE, '0')).join('')
}

/** Whether this is a digest, and so says nothing of what it was made from. */
export const isDigest = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)
