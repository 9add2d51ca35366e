import { placeOf, putIfAbsent, readValue, type ValuePlace } from '../storage/row-store.ts'

/** An encrypted value. */
export interface Sealed {
  /** Random for every writing: the same text never looks the same. */
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
}

/** Opened; or `unreadable`: the key is gone or the text damaged; or `unknown`: the key cannot be read just now. */
type Opened = { kind: 'open'; value: unknown } | { kind: 'unreadable' | 'unknown' }

/** Encrypts and decrypts what the outbox keeps. */
export interface Seal {
  /** Null: there is no key and none can be kept, as in private windows. */
  encrypt(id: string, value: unknown): Promise<Sealed | null>
  decrypt(id: string, sealed: Sealed): Promise<Opened>
}

/** Where the key is. It is read anew each time: it may have been deleted with the site's data, and rows of a deleted key are lost. */
interface SealKeys {
  /** Undefined: there is none. Null: it cannot be read just now. */
  readKey(): Promise<CryptoKey | undefined | null>
  /** Null: none can be kept. */
  makeKey(): Promise<CryptoKey | null>
}

const ALGORITHM = 'AES-GCM'
const IV_BYTES = 12 // what AES-GCM is made for (NIST SP 800-38D)

/**
 * Seals with AES-GCM and a key of this device. The id of a row is authenticated with it, so that no row can be put in
 * another's place.
 *
 * What this protects from: somebody who reads the rows of the outbox (a copy of its database, a dump in a bug report, an
 * extension or a tool that lists IndexedDB values) finds no name, address or order. What it does not protect from: scripts that
 * run on our origin, which may use the key as we do, though they cannot read it out; and somebody who has the whole
 * browser profile and takes it apart, because browsers keep the bytes of such keys in the profile, in a database of its own. It
 * is no replacement for a locked device.
 */
export function createSeal({ readKey, makeKey }: SealKeys): Seal {
  return {
    async encrypt(id, value) {
      const existing = hasCrypto() ? await readKey() : null
      const key = existing === undefined ? await makeKey() : existing
      if (!key) return null
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const text = new TextEncoder().encode(JSON.stringify(value))
      return { iv, sealed: await crypto.subtle.encrypt(paramsOf(id, iv), key, text) }
    },
    async decrypt(id, { iv, sealed }) {
      const key = hasCrypto() ? await readKey() : null
      if (key === null) return { kind: 'unknown' }
      if (!key) return { kind: 'unreadable' }
      try {
        const text = await crypto.subtle.decrypt(paramsOf(id, iv), key, sealed)
        return { kind: 'open', value: JSON.parse(new TextDecoder().decode(text)) }
      } catch (error) {
        console.error('a row of the outbox cannot be opened', error)
        return { kind: 'unreadable' }
      }
    },
  }
}

const paramsOf = (id: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: ALGORITHM,
  iv,
  additionalData: new TextEncoder().encode(id),
})

/** Not on pages that came over plain HTTP. */
const hasCrypto = (): boolean => globalThis.crypto?.subtle !== undefined

const isKey = (value: unknown): value is CryptoKey => value instanceof CryptoKey

/** The place of this device's key. */
export const keyPlace = (): ValuePlace<CryptoKey> => placeOf('skare-outbox-key', isKey)

/** The key for the service worker, which opens rows and seals open ones, and makes no key. */
export const keyOf = (place: ValuePlace<CryptoKey>): SealKeys => ({
  readKey: () => readValue(place),
  makeKey: async () => null,
})

const KEY_BITS = 256

/** The key for pages, which make one when there is none. It cannot be read out by anybody. */
export const keyOrNewOf = (place: ValuePlace<CryptoKey>): SealKeys => ({
  ...keyOf(place),
  makeKey: async () =>
    putIfAbsent(
      place,
      await crypto.subtle.generateKey({ name: ALGORITHM, length: KEY_BITS }, false, ['encrypt', 'decrypt']),
    ),
})
