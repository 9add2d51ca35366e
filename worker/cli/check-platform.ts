import { parseArgs } from 'node:util'
import { type StoreCode, storeCodes, storeViews } from '#shared/store-views.ts'
import { createAsk } from './platform-check/ask-platform.ts'
import { type ProbedRow, toRoutes, toSum, toTable } from './platform-check/print-findings.ts'
import type { Subject } from './platform-check/probe.ts'
import { probeAll, probes } from './platform-check/probes.ts'
import { findSample } from './platform-check/search-index.ts'

/**
 * `npm run check-platform -- --url https://api.shop.example [--store sv] [--orders] [--strict]`: asks a platform for
 * everything that the storefront needs, and prints what works, what a shopper loses and how to mend it. It only reads;
 * with `--orders` it also puts a product into a new cart. `--routes` asks nothing, and prints the table of docs/platform.md. CHECK_EMAIL and CHECK_PASSWORD name a customer. Exit code 0:
 * the shop can sell; 1: it cannot, or with `--strict`: something is lost; 2: wrong command.
 */
const USAGE =
  'Usage: npm run check-platform -- --url http://localhost:8788 [--store sv] [--orders] [--strict]'

const { url, stores, withCart, isStrict, isTableWanted } = readCommand()
if (isTableWanted) {
  console.log(toRoutes(probes))
  process.exit()
}
const ask = createAsk(url)
const all: ProbedRow[] = []
for (const code of stores) {
  const store = storeViews[code]
  const sample = await findSample({ ask, store })
  const rows = await probeAll({ ask, store, sample, withCart, customer: readCustomer() })
  console.log(`\n${store.name} (${store.index}) at ${url.origin}\n${toTable(rows)}\n  ${toSum(rows)}`)
  all.push(...rows)
}
const stopsSelling = ({ probe, finding }: ProbedRow) => probe.isRequired && finding.state === 'fails'
const isWorse = (row: ProbedRow) => stopsSelling(row) || (isStrict && 'mend' in row.finding)
console.log(all.some(stopsSelling) ? '\nThis shop cannot sell.' : '\nThis shop can sell.')
process.exitCode = all.some(isWorse) ? 1 : 0

interface Command {
  url: URL
  stores: StoreCode[]
  withCart: boolean
  isStrict: boolean
  isTableWanted: boolean
}

function readCommand(): Command {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: 'string' },
        store: { type: 'string' },
        orders: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        routes: { type: 'boolean', default: false },
      },
    })
    const stores = storeCodes.filter((code) => !values.store || code === values.store)
    if (stores.length === 0)
      throw new Error(`No store has the code ${values.store}: ${storeCodes.join(', ')}.`)
    const url = new URL(values.url ?? `http://localhost:${process.env.PLATFORM_PORT ?? 8788}`)
    if (!url.protocol.startsWith('http')) throw new Error(`${url.href} is no address of a platform.`) // localhost:8788 is a URL, too
    return {
      url,
      stores,
      withCart: values.orders,
      isStrict: values.strict,
      isTableWanted: values.routes,
    }
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exit(2)
  }
}

function readCustomer(): Subject['customer'] {
  const { CHECK_EMAIL: email, CHECK_PASSWORD: password } = process.env
  return email && password ? { email, password } : null
}
