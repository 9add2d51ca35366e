import { env } from 'cloudflare:test'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import { upstream } from '../shop.ts'
import type { Outage } from './plan.ts'

const bindings = env as unknown as PlatformBindings // vitest.config.ts gives both Workers' bindings

const MAKES_ORDER = /^\/api\/(order$|ext\/shop-hosted-checkout\/complete\/)/

/**
 * Everything between the shop and the platform: it breaks it, and listens. The embedded platform makes one order of an id,
 * however often it is asked; stock platforms do not (contract §3.1), so what counts is how often it was asked with success.
 */
export function aWire() {
  const wire = {
    outage: null as Outage | null,
    /** The answer to the next order is lost. */
    losesOrder: false,
    /** Successful orders by their id. */
    made: new Map<string, number>(),
    /** The last question for the sums of a cart; null: none since it was set so. */
    totalsAsked: null as Request | null,
    /** Asks the platform, whatever is broken. */
    ask: async (request: Request): Promise<Response> => platform.fetch(request.clone() as Request, bindings),
  }

  async function listen(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    const isLost = wire.losesOrder && MAKES_ORDER.test(pathname)
    if (isLost) wire.losesOrder = false
    const response = await hear(request, pathname)
    if (isLost) throw new Error('connection lost')
    return response
  }

  async function hear(request: Request, pathname: string): Promise<Response> {
    const response = await wire.ask(request)
    if (pathname !== '/api/order') return response
    const { order_id } = await request.json<{ order_id: string }>()
    const { code } = await response.clone().json<{ code: number }>()
    if (code === 200) wire.made.set(order_id, (wire.made.get(order_id) ?? 0) + 1)
    return response
  }

  upstream.answer = async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/cart/totals') wire.totalsAsked = request.clone() as Request
    const { outage } = wire
    if (!outage || !pathname.startsWith(outage.path)) return listen(request)
    switch (outage.kind) {
      case 'stopped':
        throw new Error('connection refused')
      case '500':
        return Response.json({ code: 500, result: 'SQLSTATE[HY000]: server has gone away' }, { status: 500 })
      case 'HTML':
        return new Response('<h1>Maintenance</h1>', { headers: { 'Content-Type': 'text/html' } })
      case 'gateway':
        return Response.json({ code: 504, result: 'Gateway Timeout' }, { status: 504 })
      case 'answers lost':
        await listen(request)
        throw new Error('connection lost')
      default:
        return outage.kind satisfies never
    }
  }
  return wire
}

export type Wire = ReturnType<typeof aWire>
