import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How the platform fails while it is ill. */
export const faults = ['drops', 'delays', 'garbles', 'overloaded'] as const
type Fault = (typeof faults)[number]

/** Stands before the platform, and lets nothing through as it should while there is a fault. */
export interface FaultDoor {
  port: number
  fault: Fault | null
  close(): void
}

const DELAY_MS = 20_000

export async function openFaultDoor(platformPort: number): Promise<FaultDoor> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error))
  })
  const door: FaultDoor = {
    port: 0,
    fault: null,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { fault } = door
    if (fault === 'drops') return void request.destroy()
    if (fault === 'overloaded') return void response.writeHead(503).end()
    if (fault === 'delays') await sleep(DELAY_MS, undefined, { ref: false })
    const body = Buffer.concat(await request.toArray())
    const answered = await fetch(`http://127.0.0.1:${platformPort}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      redirect: 'manual',
      ...(body.length > 0 && { body }),
    })
    const bytes = Buffer.from(await answered.arrayBuffer())
    response.writeHead(answered.status, {
      'Content-Type': answered.headers.get('Content-Type') ?? 'text/plain',
    })
    response.end(fault === 'garbles' ? bytes.subarray(0, bytes.length / 2) : bytes)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  door.port = (server.address() as AddressInfo).port // it listens on a port
  return door
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> => ({
  'Content-Type': headers['content-type'] ?? 'application/json',
  ...(headers.authorization !== undefined && { Authorization: headers.authorization }),
})
