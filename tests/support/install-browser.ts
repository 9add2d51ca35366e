import { execFileSync } from 'node:child_process'
import { findChromium, hasHeadlessShell } from './chromium.ts'

/**
 * Gets the browsers of the tests: as root Debian's packages, the one with its window and the headless shell; otherwise, and when
 * that does not work, Playwright's own download where there is no browser at all.
 */
const mayInstall = process.getuid?.() === 0
const isHere = { chromium: Boolean(findChromium()), 'chromium-headless-shell': hasHeadlessShell() }
for (const [name, isInstalled] of Object.entries(isHere)) {
  if (mayInstall && !isInstalled) attempt(`apt-get install ${name}`, () => installPackage(name))
}
if (!findChromium()) attempt('playwright install chromium', () => run('playwright', ['install', 'chromium']))
if (!findChromium()) {
  console.error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.')
  process.exit(1)
}

function installPackage(name: string): void {
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'])
}

function attempt(name: string, install: () => void): void {
  console.log(`A browser for the tests: ${name}`)
  try {
    install()
  } catch (error) {
    console.warn(`${name} did not work: ${error instanceof Error ? error.message : error}`)
  }
}

function run(command: string, args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 })
}
