import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { EnvironmentOptions, Plugin } from 'vite'
import { CLIENT_FOLDER, type Manifest, readClientBuild } from './client-build.ts'

const ID = 'virtual:precache'
const ENTRY = 'client/service-worker/sw.ts'

/** Files of `public/` that offline pages show. */
const PUBLIC_FILES = ['favicon.svg', 'icon-192.png', 'placeholder.webp']

/** What no page opens without, by the names of modules and chunks. Their imports come along. */
const ESSENTIAL = [
  'client/starter.ts',
  'client/entry.tsx',
  'client/styles/index.css',
  'client/pages/offline/offline-page.tsx',
]
const ESSENTIAL_CHUNKS = ['home-page', 'list-pages', 'product-page']

const TEXTS = /^locales\/(\w+)\//

/** `virtual:precache`: the built files that the service worker keeps. The client must be built first. */
export function precacheList(): Plugin {
  return {
    name: 'skare:precache',
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    load: (resolved) => (resolved === `\0${ID}` ? toModule(toPrecache()) : undefined),
  }
}

/** Built files are written as one text of names: half the bytes. */
function toModule({ build, essential, complete, revised, texts }: Precache): string {
  const names = (files: string[]) =>
    `${JSON.stringify(files.map((file) => file.slice(FOLDER.length)).join(' '))}.split(' ').map(f => '${FOLDER}' + f)`
  const hashed = (files: string[]) => `${names(files)}.map(url => ({ url, revision: null }))`
  const languages = Object.entries(texts).map(([language, files]) => `${language}: ${names(files)}`)
  return [
    `export const build = ${JSON.stringify(build)}`,
    `export const essential = ${hashed(essential)}`,
    `export const complete = ${hashed(complete)}.concat(${JSON.stringify(revised)})`,
    `export const texts = { ${languages} }`,
  ].join('\n')
}

const FOLDER = '/assets/'

interface Precache {
  build: string
  /** Paths of built files. */
  essential: string[]
  complete: string[]
  revised: PrecacheEntry[]
  /** Files with the texts of each language. */
  texts: Record<string, string[]>
}

interface PrecacheEntry {
  url: string
  revision: string | null
}

/** The built files by the time at which they are needed. */
export function toPrecache(): Precache {
  const { manifest, build } = readClientBuild()
  const isText = (key: string) => TEXTS.test(key)
  const essential = filesOf(manifest, [
    ...withImports(manifest, [...ESSENTIAL, ...keysOfChunks(manifest, ESSENTIAL_CHUNKS)]),
  ])
  const all = filesOf(
    manifest,
    Object.keys(manifest).filter((key) => !isText(key)),
  )
  const texts: Record<string, string[]> = {}
  for (const key of Object.keys(manifest).filter(isText)) {
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

const keysOfChunks = (manifest: Manifest, names: string[]): string[] =>
  Object.keys(manifest).filter((key) => names.includes(manifest[key]?.name ?? ''))

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
