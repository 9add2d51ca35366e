import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

interface Purge {
  tags: string[]
  soft: boolean
}

const purges: Purge[] = []
let shop: Server
let url: string

beforeAll(async () => {
  shop = createServer(async (request, response) => {
    purges.push((await json(request)) as Purge)
    response.end('{}')
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
})
beforeEach(() => void purges.splice(0))
afterAll(() => shop.close())

/** Exit code and standard error of `npm run purge -- …`. */
async function run(...args: string[]): Promise<{ code: number; error: string }> {
  const child = spawn(process.execPath, ['worker/cli/purge.ts', ...args])
  const code = new Promise<number>((resolve) => child.once('close', resolve))
  child.stdout.resume()
  return { error: await text(child.stderr), code: await code }
}

test('more tags than a call takes are sent in several calls', async () => {
  const tags = Array.from({ length: 1001 }, (_, at) => `P${at + 1}`)
  expect(await run(...tags, '--url', url, '--soft')).toEqual({ code: 0, error: '' })
  expect(purges.map((purge) => [purge.tags.length, purge.soft])).toEqual([
    [500, true],
    [500, true],
    [1, true],
  ])
  expect(purges.flatMap((purge) => purge.tags)).toEqual(tags)
})

test('an address without http is told as a wrong command', async () => {
  const { code, error } = await run('P1', '--url', url.replace('http://127.0.0.1', 'localhost'))
  expect(code).toBe(2)
  expect(error).toMatch(/is no address of a shop\.\nUsage/)
  expect(purges).toEqual([])
})
