import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The browser of the tests: the one named, the system's, or Playwright's own download; undefined lets Playwright look itself. */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    chromium.executablePath(),
  ]
  return candidates.find((path) => path && existsSync(path))
}
