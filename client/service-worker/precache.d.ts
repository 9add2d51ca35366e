declare module 'virtual:precache' {
  /** Id of the client build that this service worker belongs to. */
  export const build: string
  /** Path of the list of built files, a JSON object (`BuiltFiles` in files.ts). */
  export const list: string
  /** Files without a hash in their names. */
  export const revised: { url: string; revision: string }[]
}
