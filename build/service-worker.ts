import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { EnvironmentOptions, Plugin } from 'vite'
import { CLIENT_FOLDER, type Manifest, missing, readClientBuild } from './client-build.ts'

const ID = 'virtual:precache'
const ENTRY = 'client/service-worker/sw.ts'

/** Files of `public/` that offline pages show. */
const PUBLIC_FILES = ['favicon.svg', 'placeholder.webp']

/** What no page opens without: a module, the stylesheet and chunks by their names. Their imports come along. */
const ESSENTIAL = ['client/starter.ts', 'client/styles/index.css']
const ESSENTIAL_CHUNKS = ['shop', 'home-page', 'list-pages', 'product-page', 'offline']

/** What shows answers of the shop only: without a connection there is nothing to show. Modules and texts. */
const ONLINE_ONLY =
  /^client\/(?:features\/(?:order\/|store-switch\/stores-dialog|cart\/(?:cross-sells|line-editor|saved-for-later-section)|saved-products\/(?:account-lists|wishlist-panel)|ski-finder\/(?:fit-line|fits-me-link|part-fit-line))|pages\/account\/(?:account-(?:data|deleted|order)|create-password-(?:form|page)|guest-forms|my-account)|pages\/(?:withdraw\/|ski-finder\/|compare\/ski-)|shop-ui\/(?:group-prices\/fetch-|product-options\/size-guide-dialog))|^_(?:order-(?:details|status|withdrawals)|skis|use-submit)-|^locales\/\w+\/(?:customer|orders|skis)/

/** What only documents of a first visit link or carry: a device has the whole stylesheet. */
const FIRST_VISIT_ONLY = /^client\/styles\/(?:rest-of-|first-screen\/)/

const TEXTS = /^(?:locales|client\/i18n\/texts)\/(\w+)/

/**
 * `virtual:precache`: what the service worker knows of the built files. Their names are in a file of their own, because
 * only the installation needs them, and browsers start the script many times. The client must be built first.
 */
export function precacheList(): Plugin {
  return {
    name: 'skare:precache',
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    load(resolved) {
      if (resolved !== `\0${ID}`) return undefined
      const { build, essential, complete, revised, texts } = toPrecache()
      const source = JSON.stringify({ essential, complete, texts })
      const fileName = `assets/precache-${hashOf(source)}.json`
      this.emitFile({ type: 'asset', fileName, source })
      return toModule({ build, list: `/${fileName}`, revised })
    },
  }
}

const toModule = (exported: object): string =>
  Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8)

interface Precache {
  build: string
  /** Paths of built files. */
  essential: string[]
  complete: string[]
  revised: PrecacheEntry[]
  /** Files with the texts of each language, which a store's shell needs. */
  texts: Record<string, string[]>
}

interface PrecacheEntry {
  url: string
  revision: string | null
}

/** The built files by the time at which they are needed. */
export function toPrecache(): Precache {
  const { manifest, build } = readClientBuild()
  const keys = Object.keys(manifest).filter((key) => !ONLINE_ONLY.test(key) && !FIRST_VISIT_ONLY.test(key))
  const isText = (key: string) => TEXTS.test(key)
  const essential = filesOf(manifest, [
    ...withImports(manifest, [...ESSENTIAL, ...keysOfChunks(manifest, ESSENTIAL_CHUNKS)]),
  ])
  const all = filesOf(
    manifest,
    keys.filter((key) => !isText(key)),
  )
  const texts: Record<string, string[]> = {}
  for (const key of keys.filter(isText)) {
    const language = TEXTS.exec(key)?.[1] ?? ''
    texts[language] = [...(texts[language] ?? []), ...filesOf(manifest, [key])]
  }
  return {
    build,
    essential,
    complete: all.filter((file) => !essential.includes(file)),
    revised: PUBLIC_FILES.map(toEntry),
    texts,
  }
}

const filesOf = (manifest: Manifest, keys: string[]): string[] => [
  ...new Set(keys.flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : []))),
]

/** Chunks of texts have names, too, such as `shop`. */
const keysOfChunks = (manifest: Manifest, names: string[]): string[] =>
  names.map(
    (name) =>
      Object.keys(manifest).find((key) => manifest[key]?.name === name && !TEXTS.test(key)) ?? missing(name),
  )

function withImports(manifest: Manifest, keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    withImports(manifest, manifest[key]?.imports ?? [], seen)
  }
  return seen
}

/** A file without a hash in its name: the hash of its content is its revision. */
const toEntry = (name: string): PrecacheEntry => ({
  url: `/${name}`,
  revision: createHash('sha256')
    .update(readFileSync(`public/${name}`))
    .digest('hex')
    .slice(0, 8),
})

/** Builds `/sw.js` as one classic script beside the client's files. */
export const serviceWorkerEnvironment: EnvironmentOptions = {
  consumer: 'client',
  define: { 'process.env.NODE_ENV': '"production"' }, // workbox leaves its checks and messages out
  build: {
    outDir: CLIENT_FOLDER,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: false,
    rollupOptions: { input: { sw: ENTRY }, output: { format: 'iife', entryFileNames: '[name].js' } },
  },
}
