import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** Exit code and what `npm run check-platform -- …` says. */
async function run(...args: string[]): Promise<{ code: number; said: string; error: string }> {
  const child = spawn(process.execPath, ['worker/cli/check-platform.ts', ...args])
  const code = new Promise<number>((resolve) => child.once('close', resolve))
  const [said, error] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { said, error, code: await code }
}

test('an address without http is told as a wrong command, not as a shop that cannot sell', async () => {
  const { code, said, error } = await run('--url', 'localhost:8788', '--store', 'sv')
  expect(said).toBe('')
  expect(error).toMatch(/^localhost:8788 is no address of a platform\.\nUsage/)
  expect(code).toBe(2)
})
