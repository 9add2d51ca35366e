import { spawn } from 'node:child_process'
import { createServer, request, type Server } from 'node:http'
import { resolve } from 'node:path'
import { findFreePort } from '#tests/bench/free-port.ts'
import { PLATFORM_PORT } from '#tests/support/ports.ts'
import { expect, test } from '#tests/support/shop-fixture.ts'

const ANNA = { CHECK_EMAIL: 'anna@example.com', CHECK_PASSWORD: 'Skidspar-2026' }

test('`check-platform` finds everything at the embedded platform', async () => {
  const { code, said } = await check(PLATFORM_PORT, ['--orders', '--strict'])
  expect(said).toContain('32 work, 0 degrade, 0 fail, 0 not checked')
  expect(said).toContain('TOKEN_PLACE=header')
  expect(code).toBe(0)
})

test('`check-platform` names what a stock platform does not have, and what a shopper loses', async () => {
  const stock = await startStockPlatform()
  try {
    const { code, said } = await check(stock.port, ['--orders', '--store', 'sv'])
    for (const gap of [
      'hosted payment',
      'gift cards',
      'pickup points',
      'look-up of orders',
      'sort by popularity',
    ])
      expect(said).toMatch(new RegExp(`${gap} +DEGRADES`))
    expect(said).toContain('No mapping found for [popularity] in order to sort on')
    expect(said).toContain('lost:  payment in the checkout; ways to pay later remain')
    expect(said).toContain('This shop can sell.')
    expect(code).toBe(0)
    expect((await check(stock.port, ['--store', 'sv', '--strict'])).code).toBe(1)
  } finally {
    stock.server.close()
  }
})

test('`check-platform` fails when nothing answers', async () => {
  const { code, said } = await check(await findFreePort(), ['--store', 'sv'])
  expect(said).toContain('This shop cannot sell.')
  expect(code).toBe(1)
})

function check(port: number, args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(
    resolve('node_modules/.bin/node'),
    ['worker/cli/check-platform.ts', '--url', `http://localhost:${port}`, ...args],
    { env: { ...process.env, ...ANNA } },
  )
  let said = ''
  child.stdout.on('data', (part: Buffer) => (said += part))
  child.stderr.on('data', (part: Buffer) => (said += part))
  return new Promise((done) => child.on('close', (code) => done({ code, said })))
}

/** The embedded platform without what a stock one lacks (contract §0.2, §15.5). */
async function startStockPlatform(): Promise<{ server: Server; port: number }> {
  const port = await findFreePort()
  const server = createServer(async (asked, answer) => {
    const body = Buffer.concat(await asked.toArray())
    if (/^\/api\/(?:ext|sync)\//.test(asked.url ?? ''))
      return void answer.writeHead(404, { 'Content-Type': 'text/html' }).end('<pre>Cannot GET</pre>')
    if (body.includes('"field":"popularity"'))
      return void answer.writeHead(500, { 'Content-Type': 'application/json' }).end(NO_MAPPING)
    const onward = request(
      { port: PLATFORM_PORT, path: asked.url, method: asked.method, headers: asked.headers },
      (reply) => void reply.pipe(answer.writeHead(reply.statusCode ?? 502, reply.headers)),
    )
    onward.end(body)
  })
  await new Promise<void>((open) => server.listen(port, open))
  return { server, port }
}

const NO_MAPPING = JSON.stringify({
  code: 500,
  result: {
    root_cause: [
      { type: 'query_shard_exception', reason: 'No mapping found for [popularity] in order to sort on' },
    ],
    type: 'search_phase_execution_exception',
    reason: 'all shards failed',
  },
})
