import { spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { findFreePort } from '#tests/bench/free-port.ts'
import { hydrated } from '#tests/support/device-fixture.ts'

test('`npm run dev` serves the shop with its styles, and React takes the page over @long', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'nothing here depends on the width')
  test.setTimeout(300_000) // where no shop has run yet, a database is filled first
  const port = await findFreePort()
  const server = spawn('npm', ['run', 'dev'], {
    env: { ...process.env, PORT: String(port) },
    detached: true, // a process group: the runtimes end with it
    stdio: 'ignore',
  })
  try {
    const home = `http://localhost:${port}/`
    await expect.poll(() => statusOf(home), { timeout: 240_000 }).toBe(200)
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
