import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Folder and manifest of the built client. */
export const CLIENT_FOLDER = 'dist/client'
const MANIFEST = `${CLIENT_FOLDER}/.vite/manifest.json`

/** A module or chunk of vite's manifest. */
interface ManifestEntry {
  file: string
  name?: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

export type Manifest = Record<string, ManifestEntry>

/** The client as it was built, and the id of this build. */
export function readClientBuild(): { manifest: Manifest; build: string } {
  const text = readFileSync(MANIFEST, 'utf8')
  const build = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return { manifest: JSON.parse(text), build }
}

/** The stylesheet's SHA-256 in base64, as a content security policy names styles that a document carries. */
export function hashOfStyles(path: string): string {
  const styles = readFileSync(CLIENT_FOLDER + path, 'utf8')
  if (styles.includes('</'))
    throw new Error(`${path} cannot stand in a document: it would end its style element`)
  return createHash('sha256').update(styles).digest('base64')
}

/** Stops the build: the manifest lacks what is looked for. */
export function missing(name: string): never {
  throw new Error(`${MANIFEST} does not name ${name}: build the client first`)
}
