import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request as send } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** HTTP/2 with TLS in front of the shop, as every edge has it. */
export interface SecureFront {
  origin: string
  close(): void
}

/** Opens the front with a certificate of its own making; null where the machine has no `openssl`. */
export async function openSecureFront(port: number): Promise<SecureFront | null> {
  const certificate = makeCertificate()
  if (!certificate) return null
  const agent = new Agent({ keepAlive: true })
  const server = createSecureServer({ ...certificate, allowHTTP1: true })
  forward(server, port, agent)
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

const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding'])

function forward(server: Http2SecureServer, port: number, agent: Agent): void {
  server.on('request', (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
    )
    const host = `localhost:${port}`
    if (headers.origin) headers.origin = `http://${host}` // the shop knows itself by this name
    const options = { port, agent, method: request.method, path: request.url }
    const forwarded = send({ ...options, headers: { ...headers, host } }, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name))
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    request.pipe(forwarded)
  })
}

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
