import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Miniflare } from 'miniflare'
import { PLATFORM_WORKER } from './shop-server.ts'

/** A port to the platform Worker. */
interface PlatformDoor {
  port: number
  /** Only this path, and only for this machine. Undefined: everything, for tests with dials. */
  path?: string
}

/**
 * Opens a port to the platform Worker while the shop runs. When it is taken, a door to everything fails; one to a path
 * stays closed, with a warning, and answers false.
 */
export function openPlatformDoor(miniflare: Miniflare, door: PlatformDoor): Promise<boolean> {
  const server = createServer((request, response) => {
    forward(miniflare, request, { response, door }).catch((error) => {
      console.warn(error) // such as a browser that went away
      response.destroy()
    })
  })
  server.unref()
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve(true))
    server.once('error', (error) => {
      if (door.path === undefined) return reject(error)
      console.warn(`The platform has no port: ${error.message}`)
      resolve(false)
    })
    server.listen(door.port, door.path === undefined ? undefined : 'localhost')
  })
}

async function forward(
  miniflare: Miniflare,
  request: IncomingMessage,
  { response, door }: { response: ServerResponse; door: PlatformDoor },
): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  if (!isOpen(url, door)) return void response.writeHead(404).end()
  const platform = await miniflare.getWorker(PLATFORM_WORKER)
  const body = Buffer.concat(await request.toArray())
  const answer = await platform.fetch(url.href, {
    method: request.method,
    headers: requestHeaders(request),
    body: body.length > 0 ? body : undefined,
    redirect: 'manual',
  })
  const headers = ANSWER_HEADERS.map((name) => [name, answer.headers.get(name)])
  response.writeHead(answer.status, Object.fromEntries(headers.filter(([, value]) => value !== null)))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** Another name for this machine may be a page's that wants to read the mails (DNS rebinding). */
function isOpen({ hostname, pathname }: URL, { path }: PlatformDoor): boolean {
  if (path === undefined) return true
  return LOCAL_NAMES.includes(hostname) && (pathname === path || pathname.startsWith(`${path}/`))
}

/** What the platform reads of a request: JSON, unless it is a form, and where a form comes from. */
function requestHeaders({ headers }: IncomingMessage): Record<string, string> {
  const { 'content-type': type, authorization, origin, 'sec-fetch-site': site } = headers
  return {
    'Content-Type': type?.startsWith('application/x-www-form-urlencoded') ? type : 'application/json',
    ...(authorization !== undefined && { Authorization: authorization }),
    ...(origin !== undefined && { Origin: origin }),
    ...(typeof site === 'string' && { 'Sec-Fetch-Site': site }),
  }
}

const ANSWER_HEADERS = [
  'Content-Type',
  'Content-Security-Policy',
  'Location',
  'Cache-Control',
  'Referrer-Policy',
  'X-Content-Type-Options',
]
