import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { findFreePort } from '#tests/bench/free-port.ts'
import { fillDatabase, startShopServer } from '#tests/bench/shop-server.ts'
import { address } from './addresses.ts'
import { bodyOf } from './bodies.ts'
import { type Attempt, send, sendAll } from './connection.ts'
import { forgeries } from './forgeries.ts'
import { faultsOf } from './judge.ts'
import { compareLengths } from './long-address.ts'
import { attackOrders } from './order-chaos.ts'
import { attackOutages } from './outages.ts'
import { attackPurges } from './purge-races.ts'
import { type Row, toMarkdown } from './report.ts'

/**
 * `npm run attack -- [--only bodies] [--seed 7] [--runs 20000]`: made-up addresses and bodies, requests of other sites, very
 * long addresses, orders while servers are killed, a platform that fails and returns, reads around purges, against the built shop on this machine, and only
 * there. `--only purges --poll-seconds 5` must find stale answers: isolates may then be so late. A complete run
 * writes docs/security.md. Exits 1 when something was found.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seed: { type: 'string' },
    runs: { type: 'string', default: '20000' },
    'poll-seconds': { type: 'string', default: '0' },
  },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const runs = Number(values.runs)
const STATE = '.cache/attack-state'
const SHOWN = 10
const CLICKS = 500
const READS = 4000
const OUTAGE_SECONDS = 180

for (const folder of [STATE, `${STATE}-orders`, `${STATE}-outages`, `${STATE}-purges`])
  rmSync(folder, { recursive: true, force: true })
const port = await findFreePort()
await fillDatabase(STATE)
const server = await startShopServer({
  port,
  stateFolder: STATE,
  settings: { LOG_REQUESTS: 'errors', HSTS_SECONDS: '1' },
})
const origin = `http://localhost:${port}`
const cookie = await fillCart()

/** Each part by its name. A row's `found` lists what must not be. */
const parts: Record<string, () => Promise<Row>> = {
  addresses: () => attackWith('made-up addresses', address, {}),
  bodies: () => attackWith('made-up bodies', bodyOf, { origin, cookie }),
  forgeries: attackWithForgeries,
  'long-address': attackWithLongAddress,
  orders: () => attackOrders(`${STATE}-orders`, { clicks: CLICKS, seed }),
  outages: () => attackOutages(`${STATE}-outages`, { seconds: OUTAGE_SECONDS, seed }),
  purges: () => attackPurges(`${STATE}-purges`, { reads: READS, seed, pollSeconds: values['poll-seconds'] }),
}
const rows: Row[] = []
try {
  for (const [name, part] of Object.entries(parts)) {
    if (values.only !== undefined && values.only !== name) continue
    const row = await part()
    console.log(`${row.name}: ${row.tries} tries, ${row.found.length} found. ${row.detail}`)
    for (const fault of row.found.slice(0, SHOWN)) console.log(`  ${fault}`)
    rows.push(row)
  }
} finally {
  await server.dispose()
}
if (values.only === undefined) {
  writeFileSync('docs/security.md', toMarkdown(rows))
  spawnSync('node_modules/.bin/biome', ['format', '--write', 'docs/security.md'], { stdio: 'inherit' })
}
process.exitCode = rows.some(({ found }) => found.length > 0) ? 1 : 0

async function attackWith(
  name: string,
  arbitrary: fc.Arbitrary<Attempt>,
  headers: Record<string, string>,
): Promise<Row> {
  const attempts = fc.sample(arbitrary, { numRuns: runs, seed }).map((attempt) => ({
    ...attempt,
    headers: { ...headers, ...attempt.headers },
  }))
  const found: string[] = []
  const statuses = new Map<number, number>()
  let longest = 0
  await sendAll(port, attempts, async (attempt, outcome) => {
    statuses.set(outcome.status, (statuses.get(outcome.status) ?? 0) + 1)
    longest = Math.max(longest, outcome.ms)
    for (const fault of await faultsOf(port, attempt, outcome))
      found.push(
        `${fault}: ${attempt.method} ${attempt.path.slice(0, 200)} ${JSON.stringify(attempt.headers).slice(0, 200)} ${attempt.body?.slice(0, 300) ?? ''}`,
      )
  })
  const counts = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`)
  return {
    name,
    tries: runs,
    found,
    detail: `Seed ${seed}. ${counts.join(', ')}. Longest answer ${Math.round(longest)} ms.`,
  }
}

/** None is answered with success, and the cart is the same afterwards. */
async function attackWithForgeries(): Promise<Row> {
  const all = forgeries(cookie)
  const found: string[] = []
  const before = await readCart()
  await sendAll(port, all, ({ name }, { status }) => {
    if (status !== 403) found.push(`${name}: ${status}`)
  })
  if ((await readCart()) !== before) found.push('the cart has changed')
  return {
    name: 'requests of other sites',
    tries: all.length,
    found,
    detail: 'Each is refused with 403; the cart stays as it was.',
  }
}

async function attackWithLongAddress(): Promise<Row> {
  const { short, long, statuses } = await compareLengths(port)
  const ratio = long / short
  return {
    name: 'addresses of 16 kB',
    tries: 200,
    found: ratio > 2 ? [`${ratio.toFixed(2)} × the time of a short one`] : [],
    detail: `Answered ${statuses.join(', ')} in ${ratio.toFixed(2)} × the time of a short one (median ${short.toFixed(1)} ms; at most 2 ×).`,
  }
}

/** A shopper with something in the cart: the cookies of the session. */
async function fillCart(): Promise<string> {
  const body = JSON.stringify({ sku: 'DEMO-SALE', quantity: 1 })
  const headers = { origin, 'content-type': 'application/json', 'content-length': String(body.length) }
  const { status, headers: answer } = await send(port, {
    method: 'POST',
    path: '/api/cart/lines',
    headers,
    body,
  })
  if (status !== 200) throw new Error(`the cart answers ${status}`)
  return (answer['set-cookie'] ?? []).map((text) => text.split(';')[0]).join('; ')
}

async function readCart(): Promise<string> {
  return (await send(port, { method: 'GET', path: '/api/cart', headers: { cookie } })).body
}
