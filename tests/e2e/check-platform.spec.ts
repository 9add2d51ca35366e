import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { findFreePort } from '#tests/bench/free-port.ts'
import { PLATFORM_PORT } from '#tests/support/ports.ts'
import { expect, test } from '#tests/support/shop-fixture.ts'

const ANNA = { CHECK_EMAIL: 'anna@example.com', CHECK_PASSWORD: 'Skidspar-2026' }

test('`check-platform` finds everything at the embedded platform', async () => {
  const { code, said } = await check(PLATFORM_PORT, ['--orders', '--strict'])
  expect(said).toContain('35 work, 0 degrade, 0 fail, 0 not checked')
  expect(said).toContain('TOKEN_PLACE=header')
  expect(code).toBe(0)
})

test('docs/platform.md has the table of all routes', async () => {
  const { said } = await check(PLATFORM_PORT, ['--routes'])
  expect(plain(readFileSync('docs/platform.md', 'utf8'))).toContain(plain(said.trim()))
})

/** A table without the spaces that only line it up. */
const plain = (markdown: string) =>
  markdown.replace(/ {2,}|-{2,}/g, (run) => run[0] ?? '').replace(/ \|/g, '|')

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
