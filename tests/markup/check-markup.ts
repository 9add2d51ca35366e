import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { findFreePort } from '#tests/bench/free-port.ts'
import { fillDatabase, startShopServer } from '#tests/bench/shop-server.ts'
import { type CrawledPage, crawl } from './crawl.ts'

/**
 * `npm run markup`: reads every page of the three stores as a crawler does and has the Nu Html Checker judge them. Exits 1
 * when a page answers with an error or is not valid. Needs Java; the checker (30 MB) is downloaded at its first use, so
 * that not every clone of the shop carries it.
 */
const CHECKER = 'vnu-jar@26.9.27'
const FOLDER = '.cache/markup'
const STATE = '.cache/markup-state'

/** What the checker says of one place, as far as it is printed. */
interface Message {
  url: string
  lastLine?: number
  message: string
  extract?: string
}

rmSync(FOLDER, { recursive: true, force: true })
const port = await findFreePort()
await fillDatabase(STATE)
const server = await startShopServer({ port, stateFolder: STATE, settings: { LOG_REQUESTS: 'errors' } })
const found = []
for (const code of storeCodes) {
  const home = new URL(
    storeViews[code].pathPrefix || '/',
    `http://${code === 'no' ? 'no.' : ''}localhost:${port}`,
  )
  const { pages, faults } = await crawl(home)
  console.log(`${storeViews[code].name}: ${pages.length} pages, ${faults.length} answered with an error`)
  found.push({ code, pages, faults })
}
await server.dispose()

const addresses = new Map(found.flatMap(({ code, pages }) => keep(code, pages)))
const messages = judge()
for (const { url, lastLine, message, extract } of messages.slice(0, 50)) {
  const file = url.replace(/^.*\.cache\/markup\//, '')
  console.log(`${addresses.get(file) ?? url}:${lastLine} ${message}\n    ${extract?.replaceAll('\n', ' ')}`)
}
const faults = found.flatMap((store) => store.faults)
for (const fault of faults) console.log(fault)
console.log(
  `${addresses.size} pages, ${messages.length} faults of markup, ${faults.length} answered with an error`,
)
process.exitCode = messages.length + faults.length > 0 ? 1 : 0

/** Writes pages to files, as the checker reads them. Returns the address of each file. */
function keep(code: string, pages: CrawledPage[]): [file: string, address: string][] {
  mkdirSync(`${FOLDER}/${code}`, { recursive: true })
  return pages.map(({ address, html }, place) => {
    const file = `${code}/${place}.html`
    writeFileSync(`${FOLDER}/${file}`, html)
    return [file, address]
  })
}

function judge(): Message[] {
  const { stderr, error } = spawnSync(
    'npm',
    ['exec', '--yes', `--package=${CHECKER}`, '--', 'vnu', '--errors-only', '--format', 'json', FOLDER],
    // Its parser is recursive: long pages need a deep stack.
    { encoding: 'utf8', maxBuffer: 2 ** 28, env: { ...process.env, JDK_JAVA_OPTIONS: '-Xss4m' } },
  )
  if (error) throw error
  const start = stderr.indexOf('{"version"')
  if (start < 0) throw new Error(`The checker did not run: ${stderr.slice(0, 500)}`)
  return (JSON.parse(stderr.slice(start)) as { messages: Message[] }).messages // the checker's JSON
}
