declare module 'virtual:precache' {
  /** Id of the client build that this service worker belongs to. */
  export const build: string
  /** Without these no page opens. Revision null: the name has a hash. */
  export const essential: { url: string; revision: string | null }[]
  /** The rest of what offline pages use; left out where the shopper saves data. */
  export const complete: typeof essential
  /** Files with the texts of each language. */
  export const texts: Record<import('#shared/store-views.ts').Language, string[]>
}
