import type { PageName } from '#shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { firstScreens, stylesheet } from '../assets.ts'
import { HOLD_PICTURES } from '../hold-pictures.ts'

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

/** What phones get differs in how the rest of the styles comes. */
type Device = 'phone' | 'other'

const deviceOf = ({ headers }: Request): Device =>
  headers.get('Sec-CH-UA-Mobile') === '?1' ? 'phone' : 'other' // a phone that does not say so is another device

/**
 * The styles that this isolate has read, by path. Not the reads: each belongs to its request, and never ends when that one is
 * cancelled.
 */
const stylesByPath = new Map<string, Record<Device, InlineStyles>>()

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
  const device = deviceOf(request)
  const styles = stylesByPath.get(path)
  if (styles) return styles[device]
  const read = readStyles(new URL(path, request.url), { hash, assets, rest: firstScreen?.rest })
  return read.then((found) => found?.[device] ?? null)
}

interface StylesFile {
  hash: string
  assets: Fetcher
  /** Of a first screen's styles: the file of the others. */
  rest: string | undefined
}

/** Requests read a file until one has it. When that fails, documents link the stylesheet, and a later request tries again. */
async function readStyles(
  url: URL,
  { hash, assets, rest }: StylesFile,
): Promise<Record<Device, InlineStyles> | null> {
  const bytes = await readBytes(url, assets).catch(() => null)
  if (!bytes || !(await isOfBuild(bytes, hash))) return null
  const text = new TextDecoder().decode(bytes)
  const form = (device: Device) => ({ element: toElement(text, rest, device), isFirstScreen: Boolean(rest) })
  const styles = { phone: form('phone'), other: form('other') }
  stylesByPath.set(url.pathname, styles)
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
 * the link is for wide screens, which show more of the page. On phones the starter adds another one; where no script runs there is one
 * for all. Browsers also load a stylesheet that is for wide screens alone; a phone that says that it is one gets a preload, which they
 * leave alone, so that the rest does not take the network from the first screen's pictures.
 */
function toElement(styles: string, rest: string | undefined, device: Device): Uint8Array {
  const style = `<style data-href="${stylesheet.path}">${styles}</style>`
  const kind = device === 'phone' ? 'rel="preload" as="style"' : 'rel="stylesheet"'
  const later = `<link ${kind} href="${rest}" media="(width >= 30rem)" data-rest=""/>`
  const script = device === 'phone' ? `<script>${HOLD_PICTURES}</script>` : ''
  const always = `<noscript><link rel="stylesheet" href="${rest}"/></noscript>`
  return new TextEncoder().encode(rest ? style + script + later + always : style)
}
