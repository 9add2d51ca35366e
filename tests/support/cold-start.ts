import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from './chromium.ts'

interface DeviceOptions {
  viewport: { width: number; height: number } | null
  isMobile?: boolean
  hasTouch?: boolean
}

/** A browser whose process can end and start again with the same profile, as a device does over days. */
export interface Device {
  /** Starts the browser anew; every open page is gone. */
  start(): Promise<Page>
  context(): BrowserContext
  /** Takes the network away from the browser and its service worker, or gives it back. */
  setOffline(isOffline: boolean): Promise<void>
  /** Ends the browser and deletes the profile. */
  dispose(): Promise<void>
}

export async function createDevice(options: DeviceOptions): Promise<Device> {
  const profile = await mkdtemp(join(tmpdir(), 'skare-device-'))
  let running: BrowserContext | undefined
  return {
    async start() {
      await running?.close()
      running = await chromium.launchPersistentContext(profile, {
        ...options,
        executablePath: findChromium(),
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        serviceWorkers: 'allow',
      })
      return running.pages()[0] ?? running.newPage()
    },
    context() {
      if (!running) throw new Error('the device has not started')
      return running
    },
    async setOffline(isOffline) {
      await running?.setOffline(isOffline)
      // Chromium's emulation forgets it in a document that the service worker answers; a device without a network does not.
      await running?.addInitScript((isOnline) => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
      }, !isOffline)
    },
    async dispose() {
      await running?.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
