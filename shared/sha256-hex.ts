const BYTE = 2 // hexadecimal digits

/** SHA-256 of a text or of bytes, as hexadecimal digits. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(BYTE, '0')).join('')
}

/** The same for browsers: pages over plain HTTP have no digests, so there it is the text itself. */
export const digestOf = async (text: string): Promise<string> =>
  globalThis.crypto?.subtle ? sha256(text) : text

/** Whether this is a digest, and so says nothing of what it was made from. */
export const isDigest = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)
