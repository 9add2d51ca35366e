import { Agent, createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A call of the storefront to the platform, as it went over the wire. */
export interface Call {
  method: string
  path: string
  body: string
  /** Milliseconds since the door opened. */
  startedAt: number
  endedAt: number
}

/** Stands between storefront and platform, and notes every call. */
export interface PlatformDoor {
  port: number
  /** Milliseconds that a call takes at least: an answer that is here sooner is held back. */
  roundTripMs: number
  /** The calls since the last `take`. */
  take(): Call[]
  close(): Promise<void>
}

export async function openDoor(platformPort: number): Promise<PlatformDoor> {
  const agent = new Agent({ keepAlive: true })
  let calls: Call[] = []
  const door: PlatformDoor = {
    port: 0,
    roundTripMs: 0,
    take() {
      const taken = calls
      calls = []
      return taken
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      agent.destroy()
    },
  }
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const call = { method: request.method ?? 'GET', path: request.url ?? '/', body: body.toString() }
    const noted = { ...call, startedAt: performance.now(), endedAt: Number.POSITIVE_INFINITY }
    calls.push(noted)
    const due = sleep(door.roundTripMs)
    const options = {
      port: platformPort,
      agent,
      method: call.method,
      path: call.path,
      headers: request.headers,
    }
    const forwarded = send(options, async (answer) => {
      await due
      noted.endedAt = performance.now()
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    forwarded.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  door.port = (server.address() as AddressInfo).port // it listens on a port
  return door
}

/** In how many steps the calls went: a call that starts after another ended waited for it. */
export function countSteps(calls: Call[]): number {
  const steps: number[] = []
  for (const [at, { startedAt }] of calls.entries()) {
    const before = calls
      .slice(0, at)
      .map(({ endedAt }, other) => (endedAt <= startedAt ? (steps[other] ?? 0) : 0))
    steps.push(Math.max(0, ...before) + 1)
  }
  return Math.max(0, ...steps)
}
