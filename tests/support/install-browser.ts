import { execFileSync } from 'node:child_process'
import { findHeadlessShell, hasHeadlessShell } from './chromium.ts'

/**
 * Gets the browser of the tests. Where we may install Debian's packages, that is the headless shell, also beside a browser with
 * its window; elsewhere Playwright's own download, when there is no browser at all.
 */
const mayInstall = process.getuid?.() === 0
if (mayInstall && !hasHeadlessShell()) {
  attempt('apt-get install chromium-headless-shell', () => {
    run('apt-get', ['update', '-qq'])
    run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium-headless-shell',
      'fonts-liberation',
    ])
  })
}
if (!findHeadlessShell())
  attempt('playwright install chromium', () => run('playwright', ['install', 'chromium']))
if (!findHeadlessShell()) {
  console.error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.')
  process.exit(1)
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
