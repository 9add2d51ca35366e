import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser']
/** Chromium without the window around the page; the package's own command is a script that would outlive its test. */
const SHELLS = ['/usr/lib/chromium/chromium-headless-shell']

/** The browser of the measurements: the one named, the system's, or Playwright's own download; undefined lets Playwright look itself. */
export function findChromium(): string | undefined {
  return firstFound([process.env.CHROMIUM_PATH, ...BROWSERS, chromium.executablePath()])
}

/**
 * The browser of the tests: the headless shell, which opens a page in a third of the processor time that a browser with its window
 * takes, else whatever there is.
 */
export function findHeadlessShell(): string | undefined {
  return firstFound([process.env.CHROMIUM_PATH, ...SHELLS]) ?? findChromium()
}

export const hasHeadlessShell = (): boolean =>
  firstFound([process.env.CHROMIUM_PATH, ...SHELLS]) !== undefined

const firstFound = (paths: (string | undefined)[]): string | undefined =>
  paths.find((path) => path && existsSync(path))
