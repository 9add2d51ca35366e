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
  /** Accepts connections, and holds back what they send until the network is open again. */
  silence(): void
  open(): void
  /** Leads to the shop at another port: a new deployment at the same address. */
  leadTo(port: number): void
}

type State = 'open' | 'silent' | 'cut'

export async function openDoor(shopPort: number): Promise<NetworkDoor> {
  let state: State = 'open'
  let target = shopPort
  const connections = new Set<Socket>()
  const server = createServer((browser) => {
    if (state === 'cut') return browser.destroy()
    const shop = keep(new Socket().connect(target, 'localhost'))
    forward(keep(browser), shop)
    forward(shop, browser)
    if (state === 'silent') browser.pause()
  })

  function keep(socket: Socket): Socket {
    connections.add(socket)
    return socket.on('close', () => connections.delete(socket)).on('error', ignore)
  }

  function destroyAll(): void {
    for (const socket of connections) socket.destroy()
  }

  await new Promise<void>((resolve) => server.listen(0, resolve))
  server.unref() // it stays until the tests end: a page may ask for something while it closes
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: (path, host = 'localhost') => `http://${host}:${port}${path}`,
    cut() {
      state = 'cut'
      destroyAll()
    },
    silence() {
      state = 'silent'
      for (const socket of connections) socket.pause()
    },
    open() {
      state = 'open'
      for (const socket of connections) socket.resume()
    },
    leadTo(other) {
      target = other
      state = 'open'
      destroyAll()
    },
  }
}

function forward(from: Socket, to: Socket): void {
  from.on('data', (bytes) => to.write(bytes))
  from.on('close', () => to.destroy())
}

/** A cut connection is what the tests want. */
const ignore = () => undefined
