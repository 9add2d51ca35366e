import { sign, verify } from 'hono/jwt'

const PASSWORD_ITERATIONS = 100_000 // the maximum in Workers
const KEY_BITS = 256
const TOKEN_LETTERS = 'abcdefghijklmnopqrstuvwxyz012345' // 32 letters: one byte picks one without bias
const IV_BYTES = 12

const encoder = new TextEncoder()

/** Bytes as lower-case hex. */
function toHex(bytes: ArrayBuffer | Uint8Array): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** A random id with this number of hex digits. */
export function newHexId(digits: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(digits / 2)))
}

/** A new customer token: 32 letters and digits, like stock platforms. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => TOKEN_LETTERS[byte % TOKEN_LETTERS.length]).join('')
}

const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ' // 32 letters, none that is read as another

/** A new gift card's code, `K7QX-2M9D-WVFA-3HTJ`: 80 bits, so that nobody guesses one. */
export function newCardCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const letters = Array.from(bytes, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('')
  return letters.replace(/.{4}(?=.)/g, '$&-')
}

/** SHA-256 of a text, in hex. */
export async function hashText(text: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
}

/** The stored form of a password: `pbkdf2$<iterations>$<salt>$<hash>`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = newHexId(32)
  return `pbkdf2$${PASSWORD_ITERATIONS}$${salt}$${await derive(password, salt, PASSWORD_ITERATIONS)}`
}

/** A hash that no password has, so that an unknown e-mail takes as long as a wrong password. */
export const NO_PASSWORD = `pbkdf2$${PASSWORD_ITERATIONS}$${'0'.repeat(32)}$${'0'.repeat(64)}`

/** Whether a password matches the stored hash. The time of the check does not depend on how similar they are. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, iterations = '1', salt = '', hash = ''] = stored.split('$')
  return isSameText(await derive(password, salt, Number(iterations)), hash)
}

async function derive(password: string, salt: string, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits'])
  const params = { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations }
  return toHex(await crypto.subtle.deriveBits(params, key, KEY_BITS))
}

function isSameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}

/** A text encrypted with the platform's key (AES-GCM), in hex. */
export async function seal(text: string, signingKey: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const key = await sealingKey(signingKey)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, encoder.encode(text))
  return toHex(iv) + toHex(sealed)
}

/** The decrypted text; null when it was changed or encrypted with another key. */
export async function unseal(hex: string, signingKey: string): Promise<string | null> {
  const bytes = fromHex(hex)
  const key = await sealingKey(signingKey)
  const iv = bytes.slice(0, IV_BYTES)
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(IV_BYTES))
    return new TextDecoder().decode(text)
  } catch {
    return null // encrypted with another key: an expected result
  }
}

async function sealingKey(signingKey: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest('SHA-256', encoder.encode(`seal:${signingKey}`))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** A JWT (HS256) of the claims. */
export function signJwt(claims: Record<string, unknown>, signingKey: string): Promise<string> {
  return sign(claims, signingKey, 'HS256')
}

/** The claims of a JWT of ours, or null when its signature is wrong. */
export async function readJwt(token: string, signingKey: string): Promise<Record<string, unknown> | null> {
  try {
    return await verify(token, signingKey, 'HS256')
  } catch {
    return null // forged or malformed: an expected result
  }
}
