import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Draw } from './draw.ts'

/** Stands before the platform and writes the current version behind the name of one product. */
export interface VersionDoor {
  port: number
  /** Null: every answer passes as it is. */
  name: string | null
  version: number
  close(): void
}

const LONGEST_TRAVEL_MS = 30

/** Opens the door. An answer's version is that of the time when the platform answered; then the answer travels for a while. */
export async function openVersionDoor(platformPort: number, draw: Draw): Promise<VersionDoor> {
  const server = createServer((request, response) => {
    forward(request, response).catch((error) => response.destroy(error))
  })
  const door: VersionDoor = {
    port: 0,
    name: null,
    version: 0,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray())
    const answer = await fetch(`http://127.0.0.1:${platformPort}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      redirect: 'manual',
      ...(body.length > 0 && { body }),
    })
    const text = await answer.text()
    const { name, version } = door
    const written = name === null ? text : text.replaceAll(`"${name}"`, `"${name} v${version}"`)
    await sleep(draw(LONGEST_TRAVEL_MS))
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' })
    response.end(written)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  door.port = (server.address() as AddressInfo).port // it listens on a port
  return door
}

/** The versions of the product that a text shows. */
export const versionsIn = (text: string, name: string): number[] =>
  text
    .split(`${name} v`)
    .slice(1)
    .map((rest) => Number.parseInt(rest, 10))

const headersOf = ({ headers }: IncomingMessage): Record<string, string> => ({
  'Content-Type': headers['content-type'] ?? 'application/json',
  ...(headers.authorization !== undefined && { Authorization: headers.authorization }),
})
