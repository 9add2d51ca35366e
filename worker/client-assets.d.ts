declare module 'virtual:client-assets' {
  /** A file of styles, and its SHA-256 in base64 as a content security policy names it; empty while developing. */
  export interface Stylesheet {
    path: string
    hash: string
  }
  const assets: {
    build: string
    starter: string
    stylesheet: Stylesheet
    /** What the first screens of these kinds of pages need. */
    firstScreens: Record<'home' | 'list' | 'product', Stylesheet>
    /** All styles but those that every first screen has. */
    rest: string
    entry: string
  }
  export default assets
}
