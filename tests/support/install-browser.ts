import { execFileSync } from 'node:child_process'
import { findChromium } from './chromium.ts'

/** Gets a browser where there is none: Playwright's own download, else Debian's package when we may install it. */
const attempts: { name: string; run: () => void }[] = [
  { name: 'playwright install chromium', run: () => run('playwright', ['install', 'chromium']) },
  {
    name: 'apt-get install chromium',
    run: () => {
      run('apt-get', ['update', '-qq'])
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'])
    },
  },
]
const onDebian = process.getuid?.() === 0
for (const { name, run: attempt } of onDebian ? attempts.toReversed() : attempts) {
  if (findChromium()) break
  console.log(`No browser for the tests yet: ${name}`)
  try {
    attempt()
  } catch (error) {
    console.warn(`${name} did not work: ${error instanceof Error ? error.message : error}`)
  }
}
if (!findChromium()) {
  console.error('The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.')
  process.exit(1)
}

function run(command: string, args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 })
}
