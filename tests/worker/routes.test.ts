import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { limits } from '#worker/limits.ts'
import { expectTrusted } from './support/answer-headers.ts'
import { allRoutes, type Route, requestOf } from './support/every-route.ts'
import { production } from './support/production.ts'
import { createShopper, upstream } from './support/shop.ts'

/** A route as a guest with a cart meets it. */
interface Row extends Route {
  response: Response
  /** The limits that were asked. */
  asked: string[]
  allowed: string
}

const rows: Row[] = []

async function visit(route: Route): Promise<Row> {
  const asked: string[] = []
  const limiterOf = (name: string) => ({
    limit: async () => {
      if (!asked.includes(name)) asked.push(name)
      return { success: true }
    },
  })
  const limiters = Object.entries(limits).map(([name, { binding }]) => [binding, limiterOf(name)])
  const shopper = createShopper(undefined, { ...production, ...Object.fromEntries(limiters) })
  await shopper.send('POST', '/api/cart/lines', { sku: 'DEMO-SALE', quantity: 1 })
  const { path, init } = requestOf(route)
  await shopper.request(path, init) // a page may be answered as a stream at first; then it is stored
  const response = await shopper.request(path, init)
  const code = /"code":"([^"]+)"/.exec(await response.clone().text())?.[1] ?? ''
  return { ...route, response, asked, allowed: audiences[code] ?? 'everybody' }
}

beforeEach(() => upstream.reset())
beforeAll(async () => {
  for (const route of allRoutes) rows.push(await visit(route))
}, 120_000)

/** Who may, by the reason of a refusal. */
const audiences: Record<string, string> = {
  'errors.account.expired': 'customers',
  'ops.wrongKey': 'operators',
}

function policyOf({ response: { headers } }: Row): string {
  const policy = headers.get('Content-Security-Policy') ?? ''
  if (policy.includes('nonce-')) return 'page'
  return policy.includes('sandbox') ? 'picture' : policy && 'own'
}

const toCells = (row: Row): string[] => {
  const { method, path, asked, response, allowed } = row
  return [
    `\`${method} ${path}\``,
    allowed,
    asked.join(', '),
    response.headers.get('Cache-Control') ?? '',
    response.headers.get('Cross-Origin-Resource-Policy') ?? '',
    policyOf(row),
  ]
}

/** A table in the form that the formatter gives it. */
function toTable(titles: string[], lines: string[][]): string {
  const widths = titles.map((title, at) =>
    Math.max(...[title, ...lines.map((line) => line[at] ?? '')].map(({ length }) => length)),
  )
  const rules = widths.map((width) => '-'.repeat(width))
  const write = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |\n`
  return [titles, rules, ...lines].map(write).join('')
}

const HEAD = `# Routes

What each route of the storefront answers to a guest of a public shop who has something in the cart. Written by
\`npx vitest run --project worker tests/worker/routes.test.ts -u\` from the real answers; a test fails when one of them is another.

- **for**: \`customers\` must be logged in, \`operators\` must send their key; a session of its own has \`everybody\`.
- **limit**: a row of [worker/limits.ts](../worker/limits.ts), counted per client, and for codes and orders per cart.
- **embedding**: \`Cross-Origin-Resource-Policy\`. **policy**: which \`Content-Security-Policy\` the answer has.
- Routes of the Norwegian and the international store have a row where their path is another than the Swedish one, without \`/en\`.
- Every answer also has \`X-Content-Type-Options\`, \`Referrer-Policy\`, \`X-Frame-Options\`, \`Cross-Origin-Opener-Policy\`,
  \`Permissions-Policy\` and \`Strict-Transport-Security\`.

`
const TITLES = ['route', 'for', 'limit', '`Cache-Control`', 'embedding', 'policy']

test('docs/routes.md has a row for every route of the app, with what the route really answers', async () => {
  await expect(HEAD + toTable(TITLES, rows.map(toCells))).toMatchFileSnapshot('../../docs/routes.md')
})

test('every limit is asked by a route', () => {
  expect(new Set(rows.flatMap(({ asked }) => asked))).toEqual(new Set(Object.keys(limits)))
})

test('no route fails on what any client may send, and every answer has the headers of its kind', () => {
  for (const { method, path, response } of rows) {
    expect([method, path, response.status === 500]).toEqual([method, path, false])
    expectTrusted(response, `${method} ${path}`)
  }
})

const segment = fc.oneof(
  fc.constantFrom(...['api', 'en', 'cart', '_data', 'img', 'i', 'ops', 'konto', 'p', 'sitemaps', 'skidor']),
  fc.constantFrom(...['%00', '%0d%0a', '..', '%2f', '%', 'å', '.well-known', 'sw.js', 'healthz', 'offline']),
  fc.string({ maxLength: 8 }).map(encodeURIComponent),
)
const anyRequest = fc.record({
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
  path: fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`),
  host: fc.constantFrom('skare.test', 'no.skare.test', 'evil.example:8443'),
  headers: fc.constantFrom<Record<string, string>>(
    {},
    { Origin: 'https://evil.example' },
    { Cookie: '__Host-skare-cart.sv=x; __Host-skare-customer=1' },
    { 'If-None-Match': '*' },
    { 'Content-Type': 'application/json', Authorization: 'Bearer x' },
  ),
})

test('so has whatever else is asked for, by any method, host and header', async () => {
  await fc.assert(
    fc.asyncProperty(anyRequest, async ({ method, path, host, headers }) => {
      const shopper = createShopper(`https://${host}`, production)
      const body = method === 'POST' ? '\ud800{"sku":"\\ud800"}' : undefined
      const response = await shopper.request(path, { method, headers, ...(body && { body }) })
      expect(response.status).not.toBe(500)
      expectTrusted(response, `${method} ${path}`)
    }),
    { numRuns: 300 },
  )
}, 120_000)
