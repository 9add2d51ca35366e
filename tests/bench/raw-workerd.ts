import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from './free-port.ts'
import { startKeyValueStore } from './key-value-store.ts'

/** The built storefront in the runtime alone: no proxy worker, no asset router, KV in another process' memory. */
export interface RawRuntime {
  /** Keeps rendered pages. */
  shop: number
  /** Renders every document, with the data in cache. */
  rendering: number
  constant: number
  pid: number
  /** What the runtime has said so far, line by line. */
  said: string[]
  stop(): Promise<void>
}

/** Proves a purge in the measured shops. */
export const PURGE_KEY = 'skare-bench-purge-key'

export interface RawRuntimeOptions {
  /** Where the platform answers. */
  platformPort: number
  constantScript: string
  /** The constants, by name. */
  pages: Record<string, string>
  /** Settings of the shop that win over the built ones. */
  settings?: Record<string, string>
  /** How many entries KV keeps; default: some hundred, for a process that is not to grow. */
  kvEntries?: number
}

/** The runtime's binary: the package has no types. */
const { default: workerd } = createRequire(import.meta.url)('workerd') as { default: string }

const STOREFRONT = 'dist/skare'
const START_MS = 15_000

/** Starts one process with three workers: the shop with its page cache, the shop without, the constant. */
export async function startRawRuntime(options: RawRuntimeOptions): Promise<RawRuntime> {
  const folder = mkdtempSync(join(tmpdir(), 'skare-bench-'))
  const [shop, rendering, constant] = [await findFreePort(), await findFreePort(), await findFreePort()]
  writeFileSync(join(folder, 'constant.js'), options.constantScript)
  for (const [name, text] of Object.entries(options.pages)) writeFileSync(join(folder, `${name}.html`), text)
  const config = join(folder, 'config.capnp')
  const keyValueStore = await startKeyValueStore(options.kvEntries)
  const ports = { shop, rendering, constant }
  writeFileSync(config, toConfig(options, { folder, ports, keyValuePort: keyValueStore.port }))
  const child = spawn(workerd, ['serve', '--experimental', '--import-path=/', config], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = listen(child)
  const stop = async () => {
    await stopProcess(child, folder)
    keyValueStore.close()
  }
  try {
    for (const port of [shop, rendering, constant]) await waitForServer(port, child)
  } catch (error) {
    await stop()
    throw new Error(said.join('\n'), { cause: error })
  }
  return { shop, rendering, constant, pid: child.pid ?? 0, said, stop }
}

function listen(child: ChildProcess): string[] {
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => said.push(line))
  }
  return said
}

async function stopProcess(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null) {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  rmSync(folder, { recursive: true, force: true })
}

async function waitForServer(port: number, child: ChildProcess): Promise<void> {
  const until = performance.now() + START_MS
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`workerd ended with ${child.exitCode}`)
    if (await isListening(port)) return
    await new Promise((next) => setTimeout(next, 50))
  }
  throw new Error('workerd did not start')
}

/** Whether a connection can be opened; nothing is asked, so the first question stays the first. */
function isListening(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' })
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}

type Ports = Record<'shop' | 'rendering' | 'constant', number>

/** What a Worker may use (the limit of the platform that it is made for). */
const HEAP_MB = 128

/** The runtime's configuration, in Cap'n Proto's text form. */
function toConfig(
  { platformPort, pages, settings = {} }: RawRuntimeOptions,
  { folder, ports, keyValuePort }: { folder: string; ports: Ports; keyValuePort: number },
): string {
  const built = JSON.parse(readFileSync(`${STOREFRONT}/wrangler.json`, 'utf8'))
  const date = built.compatibility_date
  const vars = { ...built.vars, PURGE_KEY, ...settings }
  const texts = Object.keys(pages).map(
    (name) => `(name = "${name}", text = embed "${join(folder, name)}.html")`,
  )
  const constantModule = `(name = "constant.js", esModule = embed "${join(folder, 'constant.js')}")`
  const sockets = Object.entries(ports).map(
    ([name, port]) => `(name = "${name}", address = "127.0.0.1:${port}", http = (), service = "${name}")`,
  )
  return `using Workerd = import "/workerd/workerd.capnp";
const shopModules :List(Workerd.Worker.Module) = [${shopModules().join(', ')}];
const config :Workerd.Config = (
  services = [
    (name = "shop", worker = ${toWorker({ date, vars })}),
    (name = "rendering", worker = ${toWorker({ date, vars: { ...vars, PAGE_CACHE: 'off' } })}),
    (name = "constant", worker = (modules = [${constantModule}], compatibilityDate = "${date}",
      bindings = [${texts.join(', ')}])),
    (name = "key-value-store", external = (address = "127.0.0.1:${keyValuePort}", http = ())),
    (name = "disk", disk = (path = "${folder}", writable = true)), # SQLite wants one
    (name = "platform", external = (address = "127.0.0.1:${platformPort}", http = ()))
  ],
  sockets = [${sockets.join(', ')}],
  v8Flags = ["--max-old-space-size=${HEAP_MB}"]
);
`
}

function toWorker({ date, vars }: { date: string; vars: Record<string, string> }): string {
  const texts = Object.entries(vars).map(
    ([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)})`,
  )
  const bindings = [
    ...texts,
    '(name = "CACHE", kvNamespace = "key-value-store")',
    '(name = "PURGE_LOG", durableObjectNamespace = "PurgeLog")',
    '(name = "ORDER_MEMORY", durableObjectNamespace = "OrderMemory")',
    '(name = "CUSTOMER_SESSIONS", durableObjectNamespace = "CustomerSessions")',
    '(name = "ATTEMPT_COUNTER", durableObjectNamespace = "AttemptCounter")',
    '(name = "PLATFORM", service = "platform")',
    '(name = "ASSETS", service = "platform")', // no document asks for it
  ]
  return `(modules = .shopModules, compatibilityDate = "${date}", compatibilityFlags = ["nodejs_compat"],
      bindings = [${bindings.join(', ')}],
      durableObjectNamespaces = [(className = "PurgeLog", uniqueKey = "purge-log", enableSql = true),
        (className = "OrderMemory", uniqueKey = "order-memory", enableSql = true),
        (className = "CustomerSessions", uniqueKey = "customer-sessions", enableSql = true),
        (className = "AttemptCounter", uniqueKey = "attempt-counter", enableSql = true)],
      durableObjectStorage = (localDisk = "disk"))`
}

/** The built modules, the entry first. */
function shopModules(): string[] {
  const files = readdirSync(STOREFRONT, { recursive: true, encoding: 'utf8' })
  const others = files.filter((file) => file.endsWith('.js') && file !== 'index.js')
  return ['index.js', ...others].map(
    (file) => `(name = "${file}", esModule = embed "${resolve(STOREFRONT, file)}")`,
  )
}
