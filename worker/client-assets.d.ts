declare module 'virtual:client-assets' {
  /** A file of styles, and its SHA-256 in base64 as a content security policy names it; empty while developing. */
  export interface Stylesheet {
    path: string
    hash: string
  }
  /** The styles that the first screen of a kind of pages needs. */
  export interface FirstScreen extends Stylesheet {
    /** The file of all other styles. */
    rest: string
  }
  const assets: {
    build: string
    starter: string
    stylesheet: Stylesheet
    firstScreens: Record<'home' | 'list' | 'product', FirstScreen>
    entry: string
  }
  export default assets
}
