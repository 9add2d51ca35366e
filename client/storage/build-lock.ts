import type { LockName } from './storage-keys.ts'

const PREFIX = 'skare:build:'

/**
 * Tells the service worker which build this tab runs, so that it keeps the build's files while the tab is open. A lock,
 * because it ends with the tab however the tab ends. A page in the back/forward cache gives it back, because browsers
 * do not keep pages with locks there.
 */
export function holdBuild(build: string): void {
  let release: (() => void) | null = null
  const name: LockName = `${PREFIX}${build}`
  const hold = () => {
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    navigator.locks.request(name, { mode: 'shared' }, () => held).catch(ignore)
  }
  if (!('locks' in navigator)) return
  hold()
  addEventListener('pagehide', () => release?.())
  addEventListener('pageshow', ({ persisted }) => persisted && hold())
}

/** The build of each open tab that has told it; null when locks are blocked. */
export async function buildsInUse(): Promise<string[] | null> {
  if (!('locks' in navigator)) return null
  const { held = [] } = await navigator.locks.query()
  return held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []))
}

/** Browsers that block storage block locks too. Then old files stay until no tab is left. */
const ignore = () => undefined
