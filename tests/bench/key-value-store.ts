import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * A KV namespace in memory that speaks the runtime's own protocol: it prices the calls, not a disk. It stands outside of
 * the runtime, as KV does, so that what it keeps is not taken for the shop's memory.
 */
export interface KeyValueStore {
  port: number
  close(): void
}

const MAX_ENTRIES = 500

export async function startKeyValueStore(maxEntries = MAX_ENTRIES): Promise<KeyValueStore> {
  const entries = new Map<string, Buffer>()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const key = request.url?.split('?')[0] ?? ''
    if (request.method === 'GET') {
      const value = entries.get(key)
      response.writeHead(value ? 200 : 404).end(value)
      return
    }
    entries.delete(key)
    if (request.method === 'PUT') entries.set(key, await buffer(request))
    const [oldest] = entries.keys()
    if (entries.size > maxEntries && oldest) entries.delete(oldest)
    response.writeHead(204).end()
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
