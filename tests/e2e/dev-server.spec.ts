import { spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { findFreePort } from '#tests/bench/free-port.ts'
import { hydrated } from '#tests/support/device-fixture.ts'

test('`npm run dev` serves the shop with its styles, and React takes the page over @long', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const port = await findFreePort()
  const server = spawn('node_modules/.bin/vite', ['dev'], {
    env: { ...process.env, PORT: String(port) },
    detached: true, // a process group: the runtimes end with it
    stdio: 'ignore',
  })
  try {
    const home = `http://localhost:${port}/`
    await expect.poll(() => statusOf(home), { timeout: 90_000 }).toBe(200)
    const missing: string[] = []
    page.on('response', (response) => response.status() >= 400 && missing.push(response.url()))
    await page.goto(home)
    await expect(page.locator('body')).toHaveCSS('margin', '0px')
    await hydrated(page)
    expect(missing).toEqual([])
  } finally {
    if (server.pid) process.kill(-server.pid, 'SIGKILL')
  }
})

const statusOf = (address: string): Promise<number> =>
  fetch(address).then(
    ({ status }) => status,
    () => 0, // it does not listen yet
  )
