/**
 * Encrypts a short text for a cookie: AES-GCM with a random IV, base64url of IV and ciphertext. The cookie's name is
 * authenticated too, so a value copied to another cookie cannot be decrypted.
 */

const IV_BYTES = 12 // as GCM wants it (NIST SP 800-38D)

const imported = new Map<string, Promise<CryptoKey>>()

/** Encrypts with the first key, the newest. Keys are 32 bytes in base64. */
export async function seal(text: string, keys: string[], name: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const cipher = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encode(name) },
    await importKey(keys[0] ?? ''),
    encode(text),
  )
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(cipher)]))
}

/** Decrypts a text that any of the keys encrypted for `name`; null when no key fits or the text was changed. */
export async function open(sealed: string, keys: string[], name: string): Promise<string | null> {
  const bytes = fromBase64Url(sealed)
  if (!bytes || bytes.length <= IV_BYTES) return null
  for (const key of keys) {
    const text = await tryOpen(bytes, await importKey(key), name)
    if (text !== null) return text
  }
  return null
}

async function tryOpen(bytes: Uint8Array, key: CryptoKey, name: string): Promise<string | null> {
  try {
    const iv = bytes.subarray(0, IV_BYTES)
    const algorithm = { name: 'AES-GCM', iv, additionalData: encode(name) }
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, bytes.subarray(IV_BYTES)))
  } catch {
    return null // another key, or changed by somebody
  }
}

function importKey(key: string): Promise<CryptoKey> {
  let promise = imported.get(key)
  if (!promise) {
    const raw = Uint8Array.from(atob(key), (char) => char.charCodeAt(0))
    promise = crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
    imported.set(key, promise)
  }
  return promise
}

const encode = (text: string) => new TextEncoder().encode(text)

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function fromBase64Url(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  } catch {
    return null // not base64
  }
}
