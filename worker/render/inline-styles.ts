import type { AppEnv } from '../app-env.ts'
import { clientAssets, STYLES_HASH } from '../assets.ts'

/**
 * The cookie of a browser that has the stylesheet of this build in its cache. The starter sets it; it names the file,
 * nobody's identity. Documents for other browsers carry the styles, so that the first paint waits for no second file.
 */
const HAS_STYLESHEET = `skare-styles=${clientAssets.stylesheet.split('/').at(-1)}`

/** Whether the document for this request must carry its styles. A script that fetches a document does not show it. */
const needsStyles = ({ headers }: Request): boolean =>
  headers.get('Sec-Fetch-Dest') !== 'empty' && !headers.get('Cookie')?.includes(HAS_STYLESHEET)

let loading: Promise<Uint8Array | null> | undefined

/** The style element for the document of this request; null: the browser has the stylesheet, or it cannot be read. */
export function inlineStylesFor(request: Request, assets: AppEnv['Bindings']['ASSETS']) {
  if (!STYLES_HASH || !needsStyles(request)) return null
  loading ??= readStyles(request, assets)
  return loading
}

/** Reads the stylesheet once per isolate. When that fails, documents link it, and a later request tries again. */
async function readStyles(request: Request, assets: Fetcher): Promise<Uint8Array | null> {
  const response = await assets.fetch(new URL(clientAssets.stylesheet, request.url)).catch(() => null)
  const styles = response?.ok ? new Uint8Array(await response.arrayBuffer()) : null
  if (styles && (await isOfBuild(styles))) return toElement(styles)
  loading = undefined
  return null
}

/** Browsers refuse styles that differ from those that the policy names. */
async function isOfBuild(styles: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', styles))
  return btoa(String.fromCharCode(...digest)) === STYLES_HASH
}

/** The element tells the starter which file to load for the next document. */
const toElement = (styles: Uint8Array): Uint8Array => {
  const encoder = new TextEncoder()
  const start = encoder.encode(`<style data-href="${clientAssets.stylesheet}">`)
  const end = encoder.encode('</style>')
  const element = new Uint8Array(start.length + styles.length + end.length)
  element.set(start)
  element.set(styles, start.length)
  element.set(end, start.length + styles.length)
  return element
}
