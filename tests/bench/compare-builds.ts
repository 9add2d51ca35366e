import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type BenchPage, benchPages, findPages } from './bench-pages.ts'
import { findFreePort } from './free-port.ts'
import { measurePage } from './lighthouse-run.ts'
import { interleave, median } from './rounds.ts'
import { openSecureFront } from './secure-front.ts'

/**
 * `node tests/bench/compare-builds.ts <folder> [--page product] [--rounds 12]`: Lighthouse of this build and of another
 * one, in turn, so that the machine's moods meet both alike. The folder is another checkout of this repository with its
 * packages and its build; each shop runs from its own folder. Prints medians and every value.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { page: { type: 'string', default: 'product' }, rounds: { type: 'string', default: '12' } },
})
const [folder] = positionals
const page = benchPages.find((name) => name === options.page)
const rounds = Number(options.rounds)
if (!folder || !page || !Number.isSafeInteger(rounds) || rounds < 1) {
  console.error(
    `usage: node tests/bench/compare-builds.ts <folder> [--page ${benchPages.join('|')}] [--rounds 12]`,
  )
  process.exit(1)
}

const shops = { other: await startShop(resolve(folder), page), this: await startShop(process.cwd(), page) }
try {
  const runs = await interleave(
    { other: () => measurePage(shops.other.url), this: () => measurePage(shops.this.url) },
    rounds,
  )
  for (const build of ['other', 'this'] as const) {
    printSeconds(
      `${page}, ${build} build: first paint`,
      runs[build].map(({ byProcessor }) => byProcessor.firstPaint),
    )
    printSeconds(
      `${page}, ${build} build: largest paint`,
      runs[build].map(({ byProcessor }) => byProcessor.largestPaint),
    )
  }
} finally {
  shops.other.close()
  shops.this.close()
}
process.exit(0) // Node's fetch keeps its connections open

function printSeconds(name: string, seconds: number[]): void {
  const sorted = seconds.toSorted((a, b) => a - b).map((value) => value.toFixed(2))
  console.log(`${name}, of processor time: ${median(seconds).toFixed(2)} s (${sorted.join(' ')})`)
}

/** Starts the shop of a folder as `npm start` does after the build; resolves when its page answers. */
async function startShop(cwd: string, measured: BenchPage) {
  const [port, platformPort] = [await findFreePort(), await findFreePort()]
  const child = spawn(process.execPath, ['platform/cli/start.ts'], {
    cwd,
    env: { ...process.env, PORT: String(port), PLATFORM_PORT: String(platformPort) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { paths } = await whenReady(child, () => findPages(`http://localhost:${port}`))
  const front = await openSecureFront(port)
  return {
    url: (front?.origin ?? `http://localhost:${port}`) + paths[measured],
    close() {
      front?.close()
      child.kill()
    },
  }
}

/** Asks until it answers, for the first start fills a database; at most two minutes. */
async function whenReady<T>(child: ChildProcess, ask: () => Promise<T>): Promise<T> {
  const until = Date.now() + 120_000
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > until || child.exitCode !== null) throw error
    }
    await new Promise((next) => setTimeout(next, 500))
  }
}
