import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http'
import { createSecureServer, type Http2SecureServer, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'

/** HTTP/2 with TLS in front of the shop, as every edge has it. */
export interface SecureFront {
  origin: string
  close(): void
}

/** What the front changes on the way. */
interface FrontOptions {
  /** Takes every script out of documents: what is left is the floor of any first paint. */
  withoutScripts?: boolean
}

/** Opens the front with a certificate of its own making; null where the machine has no `openssl`. */
export async function openSecureFront(port: number, options: FrontOptions = {}): Promise<SecureFront | null> {
  const certificate = makeCertificate()
  if (!certificate) return null
  const agent = new Agent({ keepAlive: true })
  const server = createSecureServer({ ...certificate, allowHTTP1: true })
  forward(server, { port, agent, ...options })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo // it listens on a port
  return {
    origin: `https://localhost:${own}`,
    close() {
      server.close()
      agent.destroy()
    },
  }
}

/** Edges choose Brotli where a browser reads it; the local runtime chooses what is named first. */
const encodingOf = ({ 'accept-encoding': accepted }: IncomingHttpHeaders) =>
  accepted?.includes('br') ? 'br' : (accepted ?? 'identity')

const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding'])

interface Forwarding extends FrontOptions {
  port: number
  agent: Agent
}

/** A file or picture, as the shop sent it. */
interface KeptAnswer {
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * What never changes, the front keeps as an edge does. Here that also spares the processors, which server and browser share.
 */
const isKept = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode === 200 && headers['cache-control']?.includes('immutable') === true

function forward(server: Http2SecureServer, { port, agent, withoutScripts = false }: Forwarding): void {
  const kept = new Map<string, KeptAnswer>()
  server.on('request', (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
    )
    if (headers.origin) headers.origin = `http://localhost:${port}` // the shop knows itself by this name
    const isDocument = headers['sec-fetch-dest'] === 'document'
    headers['accept-encoding'] = isDocument ? 'identity' : encodingOf(headers)
    const key = [request.url, headers.accept, headers['accept-encoding']].join(' ')
    const known = kept.get(key)
    if (known) return sendKept(known, response)
    const options = { port, agent, method: request.method, path: request.url }
    const target = { response, isDocument, withoutScripts, keep: (file: KeptAnswer) => kept.set(key, file) }
    const forwarded = send({ ...options, headers: { ...headers, host: `localhost:${port}` } }, (answer) => {
      passOn(answer, target).catch(() => response.destroy())
    })
    forwarded.on('error', () => response.destroy())
    request.pipe(forwarded)
  })
}

interface Target {
  response: Http2ServerResponse
  isDocument: boolean
  withoutScripts: boolean
  keep: (file: KeptAnswer) => void
}

async function passOn(
  answer: IncomingMessage,
  { response, isDocument, withoutScripts, keep }: Target,
): Promise<void> {
  const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name)))
  const status = answer.statusCode ?? 502
  if (isDocument) {
    const { 'content-length': _, ...others } = headers
    const html = await text(answer)
    response.writeHead(status, { ...others, 'content-encoding': 'br' })
    response.end(brotliCompressSync(withoutScripts ? stripScripts(html) : html, QUALITY))
  } else if (isKept(answer)) {
    const file = { headers, body: await buffer(answer) }
    keep(file)
    sendKept(file, response)
  } else {
    response.writeHead(status, headers)
    answer.pipe(response)
  }
}

function sendKept({ headers, body }: KeptAnswer, response: Http2ServerResponse): void {
  response.writeHead(200, headers)
  response.end(body)
}

/** As small as the local runtime makes a document: at 4 a list would be above ten segments, and take another round trip. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const stripScripts = (html: string): string => html.replaceAll(/<script type="module".*?<\/script>/gs, '')

function makeCertificate(): { key: Buffer; cert: Buffer } | null {
  const folder = mkdtempSync(join(tmpdir(), 'skare-bench-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2']
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', key, '-out', cert]
  try {
    const { status } = spawnSync('openssl', ['req', '-x509', ...curve, ...subject, ...files], {
      stdio: 'ignore',
    })
    return status === 0 ? { key: readFileSync(key), cert: readFileSync(cert) } : null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
