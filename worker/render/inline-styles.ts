import type { PageName } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { firstScreens, stylesheet } from '../assets.ts'

/**
 * The cookie of a browser that has the stylesheet of this build in its cache. The starter sets it; it names the file,
 * nobody's identity. Documents for other browsers carry the styles, so that the first paint waits for no second file.
 */
const HAS_STYLESHEET = `skare-styles=${stylesheet.path.split('/').at(-1)}`

/** Whether the document for this request must carry its styles. A script that fetches a document does not show it. */
const needsStyles = ({ headers }: Request): boolean =>
  headers.get('Sec-Fetch-Dest') !== 'empty' && !headers.get('Cookie')?.includes(HAS_STYLESHEET)

/**
 * The kinds of pages where most visits begin: their documents carry the styles of the first screen alone. Not searches: most are stored
 * in one isolate only, and another one would ask the platform for their data.
 */
const sheetOf: Partial<Record<string, FirstScreenKind>> = {
  home: 'home',
  category: 'list',
  'simple-product': 'product',
  'configurable-product': 'product',
  'virtual-product': 'product',
  'downloadable-product': 'product',
  'grouped-product': 'product',
  'bundle-product': 'product',
} satisfies { [N in PageName]?: FirstScreenKind }

type FirstScreenKind = keyof typeof firstScreens

/** What the document of a first visit has in the place of the stylesheet's link. */
export interface InlineStyles {
  element: Uint8Array
  /** The styles of the first screen alone. Such a document is sent in one flight (14 kB), so it leaves out its data, too. */
  isFirstScreen: boolean
}

/**
 * The styles that this isolate has read, by path. Not the reads: each belongs to its request, and never ends when that one is
 * cancelled.
 */
const known = new Map<string, InlineStyles>()

/** The styles for the document of this request; null: the browser has the stylesheet, or they cannot be read. */
export function inlineStylesFor(
  request: Request,
  assets: AppEnv['Bindings']['ASSETS'],
  pageName: string,
): InlineStyles | Promise<InlineStyles | null> | null {
  if (!stylesheet.hash || !needsStyles(request)) return null
  const kind = sheetOf[pageName]
  const firstScreen = kind && firstScreens[kind]
  const { path, hash } = firstScreen ?? stylesheet
  return known.get(path) ?? readStyles(new URL(path, request.url), { hash, assets, rest: firstScreen?.rest })
}

interface StylesFile {
  hash: string
  assets: Fetcher
  /** Of a first screen's styles: the file of the others. */
  rest: string | undefined
}

/** Requests read a file until one has it. When that fails, documents link the stylesheet, and a later request tries again. */
async function readStyles(url: URL, { hash, assets, rest }: StylesFile): Promise<InlineStyles | null> {
  const bytes = await readBytes(url, assets).catch(() => null)
  if (!bytes || !(await isOfBuild(bytes, hash))) return null
  const styles = { element: toElement(new TextDecoder().decode(bytes), rest), isFirstScreen: Boolean(rest) }
  known.set(url.pathname, styles)
  return styles
}

async function readBytes(url: URL, assets: Fetcher): Promise<ArrayBuffer | null> {
  const response = await assets.fetch(url)
  return response.ok ? response.arrayBuffer() : null
}

/** Browsers refuse styles that differ from those that the policy names. */
async function isOfBuild(styles: ArrayBuffer, hash: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', styles))
  return btoa(String.fromCharCode(...digest)) === hash
}

/**
 * The element tells the starter which file to load for the next document. The rest of the styles comes after the first screen:
 * the link is for wide screens, which show more of the page. On phones the starter adds another one; where no script runs there is one for all.
 */
function toElement(styles: string, rest: string | undefined): Uint8Array {
  const style = `<style data-href="${stylesheet.path}">${styles}</style>`
  const link = `<link rel="stylesheet" href="${rest}"`
  const later = `${link} media="(width >= 30rem)" data-rest=""/><noscript>${link}/></noscript>`
  return new TextEncoder().encode(rest ? style + later : style)
}
