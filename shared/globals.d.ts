/**
 * The web globals that every runtime of ours has and the ES library does not declare; digests are missing in pages over plain HTTP.
 * `shared` sees nothing else of the web: no DOM, no Workers API.
 */
declare class URLSearchParams {
  constructor(init?: string | Iterable<readonly [string, string]> | Record<string, string>)
  append(name: string, value: string): void
  delete(name: string): void
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  set(name: string, value: string): void
  toString(): string
  keys(): IterableIterator<string>
  entries(): IterableIterator<[string, string]>
  [Symbol.iterator](): IterableIterator<[string, string]>
}
declare class URL {
  constructor(url: string, base?: string | URL)
  host: string
  hostname: string
  readonly origin: string
  pathname: string
  port: string
  protocol: string
  search: string
  readonly searchParams: URLSearchParams
  href: string
  toString(): string
}
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>
}
declare var crypto: {
  subtle: { digest(algorithm: 'SHA-256', bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> }
}
