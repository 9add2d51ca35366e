import { setTimeout as sleep } from 'node:timers/promises'
import type { Cart } from '#shared/cart/cart.ts'
import { findPages } from '#tests/bench/bench-pages.ts'
import { findFreePort } from '#tests/bench/free-port.ts'
import { readMemory, startRuntime } from '#tests/bench/process-usage.ts'
import { fillDatabase, startShopServer } from '#tests/bench/shop-server.ts'
import { type Browser, createBrowser } from './browser.ts'
import { send } from './connection.ts'
import { createDraw, type Draw } from './draw.ts'
import { type FaultDoor, faults, openFaultDoor } from './fault-door.ts'
import { setStock } from './order-chaos.ts'
import type { Row } from './report.ts'

const SHOPPERS = 10
const READERS = 3
const SKU = 'DEMO-SALE'
/** From the platform's return until everything works. */
const LONGEST_RECOVERY_MS = 3000
/** The runtime collects late: in 400 seconds it rose to 671 MB and fell to 567 by itself. */
const MAX_GROWTH = 1.3

interface Shopper {
  browser: Browser
  /** Pieces that the shop has confirmed, and those of which nobody knows. */
  sure: number
  unsure: number
}

interface Scene {
  port: number
  door: FaultDoor
  draw: Draw
  visited: string[]
  /** Pages that nobody has asked for yet. */
  fresh: string[]
  shoppers: Shopper[]
  found: string[]
  endsAt: number
}

export interface OutageOptions {
  seconds: number
  seed: number
}

/**
 * The platform drops connections, delays, garbles and is overloaded, at random, and returns, for three minutes, while shoppers
 * read pages and fill their carts. Pages that were visited never fail, no cart loses anything, and after each return
 * everything works within three seconds.
 */
export async function attackOutages(stateFolder: string, options: OutageOptions): Promise<Row> {
  const { seconds, seed } = options
  const [platformPort, port] = [await findFreePort(), await findFreePort()]
  await fillDatabase(stateFolder)
  const settings = { DIALS: '1', LOG_REQUESTS: 'errors' }
  const platform = await startShopServer({ port: platformPort, platformOnly: true, stateFolder, settings })
  await setStock(platformPort)
  const door = await openFaultDoor(platformPort)
  const upstream = `http://127.0.0.1:${door.port}`
  const { started: shop, pid = 0 } = await startRuntime(() =>
    startShopServer({
      port,
      settings: { ...settings, API_URL: upstream, CONTENT_URL: upstream, PERSONALISATION_URL: upstream },
    }),
  )
  try {
    const scene = await prepare(port, { door, draw: createDraw(seed), seconds })
    const returns = await live(scene, pid)
    await judgeCarts(scene)
    return toRow(scene, { returns, seconds, seed })
  } finally {
    await shop.dispose()
    door.close()
    await platform.dispose()
  }
}

async function prepare(
  port: number,
  { door, draw, seconds }: Pick<Scene, 'door' | 'draw'> & { seconds: number },
): Promise<Scene> {
  const { paths, products } = await findPages(`http://localhost:${port}`)
  const visited = [...Object.values(paths), ...products.slice(0, 10)]
  for (const path of visited) await send(port, { method: 'GET', path })
  const shoppers = await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      const browser = createBrowser(port)
      await browser.until('/api/cart/lines', { sku: SKU, quantity: 1 })
      return { browser, sure: 1, unsure: 0 }
    }),
  )
  const endsAt = Date.now() + seconds * 1000
  return { port, door, draw, visited, fresh: products.slice(10), shoppers, found: [], endsAt }
}

/** A return of the platform: how long it took until everything worked, and how much memory the shop then held. */
interface Return {
  ms: number
  bytes: number
}

/** Faults and returns until the time is over. */
async function live(scene: Scene, pid: number): Promise<Return[]> {
  const { door, draw, endsAt, shoppers } = scene
  const returns: Return[] = []
  const others = [
    ...Array.from({ length: READERS }, () => readOn(scene)),
    ...shoppers.map((shopper) => buyOn(scene, shopper)),
  ]
  while (Date.now() < endsAt) {
    await sleep(2000 + draw(3000))
    const fault = faults[draw(faults.length)] ?? 'drops'
    door.fault = fault
    await sleep(2000 + draw(6000))
    door.fault = null
    const ms = await recover(scene)
    returns.push({ ms, bytes: readMemory(pid) })
    if (ms > LONGEST_RECOVERY_MS) scene.found.push(`${Math.round(ms)} ms until all worked after it ${fault}`)
  }
  await Promise.all(others)
  return returns
}

/** Visited pages never fail, whatever the platform does. */
async function readOn({ port, draw, visited, found, endsAt }: Scene): Promise<void> {
  while (Date.now() < endsAt) {
    const path = visited[draw(visited.length)] ?? '/'
    const { status, ms } = await send(port, { method: 'GET', path })
    if (status === 0 || status >= 500) found.push(`${path}: ${status} after ${Math.round(ms)} ms`)
    await sleep(50)
  }
}

/** Puts one more piece into the cart every few seconds. An answer that fails says nothing: it may be there. */
async function buyOn({ draw, endsAt }: Scene, shopper: Shopper): Promise<void> {
  while (Date.now() < endsAt) {
    await sleep(1000 + draw(4000))
    const { status } = await shopper.browser.once('/api/cart/lines', { sku: SKU, quantity: 1 })
    if (status === 200) shopper.sure += 1
    else shopper.unsure += 1
  }
}

/** Milliseconds until every cart can be read and a page that nobody has seen is there. */
async function recover({ port, shoppers, fresh }: Scene): Promise<number> {
  const start = performance.now()
  const path = fresh.pop() ?? '/'
  for (;;) {
    const answers = await Promise.all([
      ...shoppers.map(({ browser }) => browser.read('/api/cart')),
      send(port, { method: 'GET', path }),
    ])
    const ms = performance.now() - start
    if (answers.every(({ status }) => status === 200) || ms > 10 * LONGEST_RECOVERY_MS) return ms
    await sleep(100)
  }
}

async function judgeCarts({ shoppers, found }: Scene): Promise<void> {
  for (const { browser, sure, unsure } of shoppers) {
    const { status, body } = await browser.read('/api/cart')
    if (status !== 200) {
      found.push(`a cart is answered with ${status} though the platform works`)
      continue
    }
    const { lines } = JSON.parse(body) as Cart // the answer of our own API
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
    if (quantity < sure || quantity > sure + unsure)
      found.push(`a cart holds ${quantity} of ${sure} confirmed pieces, ${unsure} not known`)
  }
}

/** How much the runtime's memory grows once it is warm: its median in the last third by that in the second. 1 is not at all. */
function growthOf(returns: Return[]): number {
  const third = Math.floor(returns.length / 3)
  const [warm, last] = [returns.slice(third, 2 * third), returns.slice(2 * third)].map((part) => {
    const sorted = part.map(({ bytes }) => bytes).toSorted((one, other) => one - other)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  })
  return (last ?? Number.NaN) / (warm ?? Number.NaN)
}

function toRow({ found, shoppers }: Scene, figures: OutageOptions & { returns: Return[] }): Row {
  const { returns, seconds, seed } = figures
  const growth = growthOf(returns)
  const longest = Math.max(...returns.map(({ ms }) => ms))
  const pieces = shoppers.reduce((sum, { sure }) => sum + sure, 0)
  const grew = !(growth <= MAX_GROWTH) ? [`memory grew ${growth.toFixed(2)} ×`] : []
  return {
    name: 'a platform that fails and returns',
    tries: returns.length,
    found: [...found, ...grew],
    detail: `Seed ${seed}. ${seconds} s, ${returns.length} returns, everything works after at most ${longest.toFixed(0)} ms (allowed ${LONGEST_RECOVERY_MS}). ${pieces} confirmed pieces in ${shoppers.length} carts, all there. Memory of the last minute ${growth.toFixed(2)} × that of the one before (at most ${MAX_GROWTH} ×).`,
  }
}
