import { build } from 'virtual:precache'
import { DAY_MS } from '#shared/durations.ts'
import { BUILD_HEADER } from '#shared/page-format.ts'
import { ageOf, deviceCaches, isSavable, readEntry, writeEntry } from '../storage/device-caches.ts'
import { saveTexts } from './files.ts'
import { saveUnlessFresh } from './page-data.ts'
import { prefixes, prefixOf } from './request-classes.ts'

/** The menu may have changed since. */
const RENEWED_AFTER_MS = DAY_MS

const { shells } = deviceCaches

/** A shell belongs to a build, because it names that build's files. */
const shellOf = (pathPrefix: string): string => `${pathPrefix}/offline`
const keyOf = (path: string, ofBuild = build): string => `${path}?build=${ofBuild}`

/** The shell document of the store at `path`; null when this build has not saved it. */
export const readShell = (path: string): Promise<Response | null> =>
  readEntry(shells, keyOf(shellOf(prefixOf(path))))

/**
 * Saves what a store needs to open offline: its shell with its texts, and its home page; and the shells of the host's other
 * stores, so that a link to one says in its language that it was not saved. Never rejects: what failed is tried again when the
 * next tab opens.
 */
export async function prepareStore(pathPrefix: string): Promise<void> {
  await Promise.all(
    [
      saveUnlessFresh(pathPrefix || '/', Number.POSITIVE_INFINITY),
      ...prefixes.map((prefix) => saveShell(shellOf(prefix))),
    ].map((saving) => saving.catch(warn)),
  )
}

async function saveShell(path: string): Promise<void> {
  const saved = await readEntry(shells, keyOf(path))
  if (saved && ageOf(saved) < RENEWED_AFTER_MS) return
  const shell = await fetch(path, { credentials: 'omit' })
  if (!isSavable(shell, /^text\/html/) || shell.headers.get(BUILD_HEADER) !== build) return
  const locale = shell.headers.get('Content-Language') ?? '' // the stores at the root differ by host, which only the shop knows
  await saveTexts(locale.slice(0, 2)) // first, because the shell is nothing without them
  await writeEntry(shells, keyOf(path), shell)
}

/** Removes the shells of other builds. */
export async function removeOldShells(): Promise<void> {
  const cache = await caches.open(shells.name)
  for (const key of await cache.keys()) {
    const { pathname } = new URL(key.url)
    if (!key.url.endsWith(keyOf(pathname))) await cache.delete(key)
  }
}

const warn = (error: unknown): void => console.warn('not prepared', error)
