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
      if (running) await setOffline(running, isOffline)
    },
    async dispose() {
      await running?.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/**
 * Takes the network away from a browser, or gives it back. Chromium's emulation forgets `navigator.onLine` in a document
 * that a service worker answers; a device without a network does not.
 */
export async function setOffline(context: BrowserContext, isOffline: boolean): Promise<void> {
  await context.addInitScript((isOnline) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  }, !isOffline)
  await context.setOffline(isOffline)
  for (const page of context.pages()) await page.evaluate(tellOnline, !isOffline)
}

function tellOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
