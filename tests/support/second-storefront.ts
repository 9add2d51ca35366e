import { type ChildProcess, fork } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PLATFORM_PORT } from './ports.ts'

const SCRIPT = new URL('serve-storefront.ts', import.meta.url)
const TEXT = /\.(?:js|css|json)$/

/** Another storefront on the platform of the tests. */
export interface SecondStorefront {
  port: number
  stop(): void
}

/** Starts the built storefront once more, with other settings. `folder` holds another build. */
export async function startStorefront(
  port: number,
  settings: Record<string, string> = {},
  folder = process.cwd(),
): Promise<SecondStorefront> {
  const options = { cwd: folder, execPath: resolve('node_modules/.bin/node') } // runs TypeScript
  const child = fork(SCRIPT, [String(port), String(PLATFORM_PORT), JSON.stringify(settings)], options)
  const stop = () => void child.kill() // ends its runtime, too
  process.once('exit', stop) // when a test fails before it stops it
  await opened(child)
  return { port, stop }
}

const opened = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`the storefront ended with ${code}`)))
  })

/**
 * A second build of the client in `.cache/`: the same code with another build id and other names of all its files, as a
 * deployment of new code has. Returns its folder.
 */
export function makeSecondBuild(name: string): string {
  const folder = join('.cache', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync('dist', join(folder, 'dist'), { recursive: true })
  const assets = join(folder, 'dist/client/assets')
  const names = readdirSync(assets)
  for (const file of names) renameSync(join(assets, file), join(assets, toSecond(file)))
  for (const file of textsBelow(folder)) {
    const text = readFileSync(file, 'utf8')
    const isServer = file.includes('/dist/skare') // its own chunks may have the same names
    writeFileSync(
      file,
      rename(text, names, isServer ? '/assets/' : '').replaceAll(firstBuild(), SECOND_BUILD),
    )
  }
  return folder
}

/** Id of the second build. */
export const SECOND_BUILD = 'second-build'

/** Id of the build in `dist/`, as its service worker names it. */
function firstBuild(): string {
  const id = /`([0-9a-f]{12})`/.exec(readFileSync('dist/client/sw.js', 'utf8'))?.[1]
  if (!id) throw new Error('the service worker does not name its build')
  return id
}

const toSecond = (file: string): string => file.replace(/\.(\w+)$/, '2.$1')

const rename = (text: string, names: string[], folder: string): string =>
  names.reduce((renamed, file) => renamed.replaceAll(folder + file, folder + toSecond(file)), text)

const textsBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT.test(file))
    .map((file) => join(folder, file))
