import { createServer, Socket } from 'node:net'

/**
 * A network between the browser and a shop: a TCP proxy that can be cut, fall silent, or lead to another shop at the same
 * address. Requests of a service worker pass through it too, which Playwright's routes never see.
 */
export interface NetworkDoor {
  /** Address of a path behind the door; `host` is one of the shop's hosts. */
  url(path: string, host?: string): string
  /** Refuses every connection. */
  cut(): void
  /** Accepts connections and never answers. */
  silence(): void
  open(): void
  /** Leads to the shop at another port: a new deployment at the same address. */
  leadTo(port: number): void
  close(): Promise<void>
}

type State = 'open' | 'silent' | 'cut'

export async function openDoor(shopPort: number): Promise<NetworkDoor> {
  let state: State = 'open'
  let target = shopPort
  const connections = new Set<Socket>()
  const server = createServer((browser) => {
    keep(browser)
    if (state === 'cut') return browser.destroy()
    if (state === 'silent') return browser.resume()
    return connect(browser)
  })

  function connect(browser: Socket): void {
    const shop = keep(new Socket())
    shop.connect(target, 'localhost')
    browser.on('data', (bytes) => state === 'open' && shop.write(bytes))
    shop.on('data', (bytes) => state === 'open' && browser.write(bytes))
    browser.on('close', () => shop.destroy())
    shop.on('close', () => state !== 'silent' && browser.destroy())
  }

  function keep(socket: Socket): Socket {
    connections.add(socket)
    return socket.on('close', () => connections.delete(socket)).on('error', ignore)
  }

  /** Ends the connections that the browser would use again. */
  function turnTo(next: State): void {
    state = next
    if (next !== 'silent') for (const socket of connections) socket.destroy()
  }

  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: (path, host = 'localhost') => `http://${host}:${port}${path}`,
    cut: () => turnTo('cut'),
    silence: () => turnTo('silent'),
    open: () => turnTo('open'),
    leadTo(other) {
      target = other
      turnTo('open')
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        turnTo('cut')
      }),
  }
}

/** A cut connection is what the tests want. */
const ignore = () => undefined
