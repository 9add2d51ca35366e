import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#tests/bench/free-port.ts'
import { fillDatabase } from '#tests/bench/shop-server.ts'
import { send } from './connection.ts'
import { createDraw, type Draw } from './draw.ts'
import { createKillable, type Killable } from './killable.ts'
import type { Row } from './report.ts'
import { buy, type Purchase } from './shopper.ts'

const SHOPPERS_AT_ONCE = 6
const LONGEST_PROMISE_MS = 120_000
const STOCK = 100_000

interface StoredOrder {
  order_id: string
  order_number: string
  document: { grand_total: number }
}

/**
 * Shoppers order while storefront and platform are killed and started again at random. Afterwards the platform's orders are
 * compared with what shoppers were shown and told.
 */
export async function attackOrders(
  stateFolder: string,
  { clicks, seed }: { clicks: number; seed: number },
): Promise<Row> {
  const draw = createDraw(seed)
  const [platformPort, port] = [await findFreePort(), await findFreePort()]
  await fillDatabase(`${stateFolder}/platform`)
  const platform = createKillable(['platform', `${platformPort}`, `${stateFolder}/platform`])
  const storefront = createKillable(['storefront', `${port}`, `${stateFolder}/storefront`, `${platformPort}`])
  try {
    await platform.start()
    await storefront.start()
    await setStock(platformPort)
    const chaos = keepKilling([platform, storefront], draw)
    const purchases = await buyUntil(clicks, port, draw).finally(chaos.stop) // nothing starts again after the end
    return toRow(purchases, await readOrders(platformPort), { kills: chaos.kills(), seed })
  } finally {
    platform.kill() // they are process groups of their own and would outlive a failure
    storefront.kill()
  }
}

/** Until so many clicks are made; each shopper ends what they have begun. */
async function buyUntil(clicks: number, port: number, draw: Draw): Promise<Purchase[]> {
  const purchases: Purchase[] = []
  const made = () => purchases.reduce((sum, purchase) => sum + purchase.clicks, 0)
  let shoppers = 0
  const shop = async () => {
    while (made() < clicks) purchases.push(await buy(port, `chaos-${shoppers++}`, draw))
  }
  await Promise.all(Array.from({ length: SHOPPERS_AT_ONCE }, shop))
  return purchases
}

/** Kills one of the servers every few seconds and starts it again. Stopped, it waits until both run. */
function keepKilling(servers: Killable[], draw: Draw): { kills: () => number; stop: () => Promise<void> } {
  let [kills, isOver] = [0, false]
  const work = async () => {
    while (!isOver) {
      await sleep(1500 + draw(4000))
      const server = servers[draw(servers.length)]
      if (isOver || !server) return
      server.kill()
      kills++
      await sleep(draw(1500))
      await server.start()
    }
  }
  const working = work()
  return {
    kills: () => kills,
    async stop() {
      isOver = true
      await working
    },
  }
}

function toRow(
  purchases: Purchase[],
  orders: StoredOrder[],
  { kills, seed }: { kills: number; seed: number },
): Row {
  const found = purchases.flatMap((purchase) =>
    faultsOf(
      purchase,
      orders.filter(({ order_id }) => order_id === purchase.orderId),
    ),
  )
  const strangers = orders.filter(({ order_id }) => !purchases.some(({ orderId }) => orderId === order_id))
  const clicks = purchases.reduce((sum, purchase) => sum + purchase.clicks, 0)
  const longest = Math.max(...purchases.map(({ ms }) => ms))
  return {
    name: 'orders while servers are killed',
    tries: clicks,
    found: [...found, ...strangers.map(({ order_number }) => `nobody ordered ${order_number}`)],
    detail: `Seed ${seed}. ${purchases.length} orders, ${kills} kills of storefront or platform. None lost, doubled or charged otherwise than shown, or it would be counted. Longest wait for the number ${(longest / 1000).toFixed(1)} s (at most 120 s).`,
  }
}

function faultsOf({ email, orderNumber, shown, ms }: Purchase, orders: StoredOrder[]): string[] {
  const [order] = orders
  if (orderNumber === null) return [`${email} was refused, and there are ${orders.length} orders`]
  return [
    ...(order ? [] : [`${email} has ${orderNumber}, and there is no such order: lost`]),
    ...(orders.length > 1 ? [`${email} has ${orders.length} orders`] : []),
    ...(order && order.order_number !== orderNumber
      ? [`${email} was told ${orderNumber}, it is ${order.order_number}`]
      : []),
    ...(order && Math.round(order.document.grand_total * 100) !== shown
      ? [`${email} was shown ${shown}`]
      : []),
    ...(ms > LONGEST_PROMISE_MS ? [`${email} waited ${Math.round(ms)} ms`] : []),
  ]
}

export async function setStock(port: number): Promise<void> {
  const body = JSON.stringify({ sku: 'DEMO-SALE', qty: STOCK })
  const headers = { 'content-type': 'application/json', 'content-length': `${body.length}` }
  const { status } = await send(port, { method: 'POST', path: '/dials/stock', headers, body })
  if (status !== 200) throw new Error(`the dial answers ${status}`)
}

async function readOrders(port: number): Promise<StoredOrder[]> {
  const { body } = await send(port, { method: 'GET', path: '/dials/orders' })
  return (JSON.parse(body) as { result: StoredOrder[] }).result // the platform's dial
}
