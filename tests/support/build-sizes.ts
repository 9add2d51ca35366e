import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { toPrecache } from '../../build/service-worker.ts'
import { budgetedPages } from './budgets.ts'

/** A chunk of vite's manifest, as far as sizes go. */
interface Chunk {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
}

/** Bytes as they travel, and in how many files. */
interface Size {
  brotli: number
  gzip: number
  files: number
}

export interface BuildSizes {
  /** What runs before the first sign of use. */
  starter: Size
  /** All JavaScript of a page after hydration, starter included. */
  pages: Record<(typeof budgetedPages)[number], Size>
  /** The whole stylesheet. */
  stylesheet: Size
  /** The styles of first screens, each for one kind of page. */
  firstScreens: { name: string; gzip: number }[]
  /** The storefront's worker, all modules. */
  worker: Pick<Size, 'gzip' | 'files'>
  /** The service worker's script, gzip, and the files that its installation loads, as they travel. */
  serviceWorker: { gzip: number; installFiles: number }
}

type Manifest = Record<string, Chunk>

/** Weighs what `vite build` left in `dist/`. */
export function readBuildSizes(): BuildSizes {
  const manifest: Manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
  const starter = withImports(manifest, 'client/starter.ts')
  const entry = manifest['client/starter.ts']?.dynamicImports?.[0] ?? missing('import of the starter')
  const common = [...starter, ...withImports(manifest, entry), 'client/i18n/texts/sv.ts']
  const chunksOf = (page: keyof typeof pageChunks) =>
    new Set([...common, ...withImports(manifest, pageKey(manifest, page)), ...pageTexts[page]])
  const pages = budgetedPages.map((page) => [page, sizeOf(manifest, chunksOf(page))] as const)
  return {
    starter: sizeOf(manifest, starter),
    pages: Object.fromEntries(pages) as BuildSizes['pages'], // one entry per page
    stylesheet: sizeOf(manifest, ['client/styles/index.css']),
    firstScreens: weighFirstScreens(manifest),
    worker: weighWorker(),
    serviceWorker: weighServiceWorker(),
  }
}

/** A chunk and everything it imports statically. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const other of manifest[key]?.imports ?? []) withImports(manifest, other, seen)
  return seen
}

/** The chunk of each page, as vite.config.ts names them. */
const pageChunks: Record<(typeof budgetedPages)[number], string> = {
  home: 'home-page',
  category: 'list-pages',
  product: 'product-page',
  'search-result': 'list-pages',
}

/** The texts that hydration waits for beside those of every page. */
const pageTexts: Record<(typeof budgetedPages)[number], string[]> = {
  home: [],
  category: ['locales/sv/list.json'],
  product: [],
  'search-result': ['locales/sv/list.json'],
}

const pageKey = (manifest: Manifest, page: keyof typeof pageChunks): string =>
  Object.keys(manifest).find((key) => manifest[key]?.name === pageChunks[page]) ?? missing(page)

const FIRST_SCREENS = 'client/styles/first-screen/'

const weighFirstScreens = (manifest: Manifest): BuildSizes['firstScreens'] =>
  Object.keys(manifest)
    .filter((key) => key.startsWith(FIRST_SCREENS))
    .map((key) => ({ name: key.slice(FIRST_SCREENS.length), gzip: sizeOf(manifest, [key]).gzip }))

function sizeOf(manifest: Manifest, keys: Iterable<string>): Size {
  const files = [...keys].map((key) => weighFile(`dist/client/${manifest[key]?.file ?? missing(key)}`))
  const sum = (kind: 'brotli' | 'gzip') => files.reduce((total, weight) => total + weight[kind], 0)
  return { brotli: sum('brotli'), gzip: sum('gzip'), files: files.length }
}

type Weight = Pick<Size, 'brotli' | 'gzip'>

/** Bytes compressed as well as can be. */
export const weigh = (bytes: Uint8Array): Weight => ({
  brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  gzip: gzipBest(bytes),
})

const gzipBest = (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length

const weights = new Map<string, Weight>()

/** Each file once: every page has the largest. */
function weighFile(path: string): Weight {
  const weight = weights.get(path) ?? weigh(readFileSync(path))
  weights.set(path, weight)
  return weight
}

/** As `wrangler deploy` weighs an upload: all modules as one. */
function weighWorker(): BuildSizes['worker'] {
  const files = readdirSync('dist/skare', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  const modules = files.map((file) => readFileSync(`dist/skare/${file}`))
  return { gzip: gzipSync(Buffer.concat(modules)).length, files: files.length }
}

/** The files of the precache with the texts of the language that has most. */
function weighServiceWorker(): BuildSizes['serviceWorker'] {
  const { essential, complete, revised, texts } = toPrecache()
  const sum = (urls: string[]) => urls.reduce((total, url) => total + travelling(`dist/client${url}`), 0)
  const files = [...essential, ...complete, ...revised.map(({ url }) => url)]
  return {
    gzip: travelling('dist/client/sw.js'),
    installFiles: sum(files) + Math.max(...Object.values(texts).map(sum)),
  }
}

/** Bytes of a file as it travels: fonts and pictures are compressed already. */
function travelling(file: string): number {
  const bytes = readFileSync(file)
  return /\.(?:js|css|svg)$/.test(file) ? gzipBest(bytes) : bytes.length
}

function missing(key: string): never {
  throw new Error(`the manifest has no ${key}`)
}
