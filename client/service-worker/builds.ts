import { build } from 'virtual:precache'
import { buildsInUse } from '../storage/build-lock.ts'
import { removeOldFiles } from './files.ts'
import { removeOldShells } from './shells.ts'

declare const self: ServiceWorkerGlobalScope

/** Whether a tab of another build may be open. Tabs that have not said their build count as such. */
async function hasOldTabs(): Promise<boolean> {
  const builds = await buildsInUse()
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tabs = pages.filter(({ frameType }) => frameType !== 'nested')
  return builds === null || builds.length < tabs.length || builds.some((other) => other !== build)
}

/** Takes over at once when all open tabs are of this build already: nobody has to be asked. */
export async function takeOverUnnoticed(): Promise<void> {
  if (!(await hasOldTabs())) await self.skipWaiting()
}

/**
 * Removes the files and shells of other builds when the last of their tabs is closed. Not while a newer service worker installs or
 * waits: its files are in the same caches, and it is the one that cleans up.
 */
export async function removeOldBuilds(event: ExtendableEvent): Promise<void> {
  const { installing, waiting } = self.registration
  if (installing || waiting || (await hasOldTabs())) return
  await removeOldFiles(event)
  await removeOldShells()
}
