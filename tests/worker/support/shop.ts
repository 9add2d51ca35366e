import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { beforeEach } from 'vitest'
import { app as platform } from '#platform/app.ts'
import type { Env as PlatformBindings } from '#platform/env.ts'
import { seedPlatform } from '#platform/seed/seed.ts'
import { seedCommerce } from '#platform/seed/seed-commerce.ts'
import { builtStyles } from '#tests/support/built-styles.ts'
import { app } from '#worker/app.ts'
import type { Bindings } from '#worker/app-env.ts'

export const ORIGIN = 'http://skare.test'
export const NORWAY = 'http://no.skare.test'

const bindings = env as unknown as Bindings & PlatformBindings // vitest.config.ts gives both Workers' bindings

const PRODUCTS = 160 // enough for pages, filters and sorts; small enough to fill in a moment

await seedPlatform(bindings.DB, { products: PRODUCTS })
await seedCommerce(bindings.DB)

/** Calls that reached the platform since the last `reset`: method and path. */
export const upstream = {
  calls: [] as string[],
  /** Replaces the platform's answer for a path; undefined lets the platform answer. */
  answer: undefined as
    | ((request: Request) => Response | Promise<Response | undefined> | undefined)
    | undefined,
  reset() {
    upstream.calls = []
    upstream.answer = undefined
  },
}

/** A second try of a test begins with empty caches and closed breakers: the first has changed both. */
beforeEach(async ({ task }) => {
  if (!task.result?.retryCount) return
  upstream.reset()
  const { clock, SECOND } = await import('./clock.ts')
  clock.pass(61 * SECOND) // longer than any breaker stays open
  await createShopper().request('/ops/purge', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bindings.PURGE_KEY}` },
    body: JSON.stringify({ tags: ['*'] }),
  })
  upstream.reset()
})

/** The real platform app over HTTP, counted. */
const platformBinding = {
  async fetch(input: RequestInfo, init?: RequestInit) {
    const request = new Request(input, init)
    upstream.calls.push(`${request.method} ${new URL(request.url).pathname}`)
    const replaced = await upstream.answer?.(request.clone() as Request)
    return replaced ?? platform.fetch(request, bindings)
  },
} as unknown as Fetcher // the one method the storefront uses

/** The files of the build: the styles, and the placeholder of a missing picture. */
const files: Record<string, string | undefined> = builtStyles
const assets = {
  fetch: async (input: RequestInfo | URL) =>
    new Response(files[new URL(String(input)).pathname] ?? 'placeholder'),
} as unknown as Fetcher // as above

/** A busy machine does not keep the second that the calls of a page have (R9.6): tests of that limit ask for it. */
export const PATIENT = { SERVER_TIMEOUT_MS: '5000' }
export const WITHIN_A_SECOND = { SERVER_TIMEOUT_MS: '1000' }

const environment: Bindings = { ...bindings, ...PATIENT, PLATFORM: platformBinding, ASSETS: assets }

/** The cookies of one browser. */
function createJar() {
  const cookies = new Map<string, string>()
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    take({ headers }: Response): void {
      for (const line of headers.getSetCookie()) {
        const [pair = '', ...flags] = line.split(/; */)
        const [, name = '', value = ''] = /^([^=]*)=(.*)$/.exec(pair) ?? []
        if (flags.includes('Max-Age=0')) cookies.delete(name)
        else cookies.set(name, value)
      }
    },
    copy: () => new Map(cookies),
    put(copied: Map<string, string>): void {
      cookies.clear()
      for (const [name, value] of copied) cookies.set(name, value)
    },
  }
}

/** One browser: remembers its cookies. `changes` are bindings and settings of the shop it visits. */
export function createShopper(origin = ORIGIN, changes: Partial<Bindings> = {}) {
  const jar = createJar()
  let answeredMs = 0
  async function request(path: string, init: RequestInit = {}, extra: object = {}): Promise<Response> {
    const response = await onTheWay(path, init, extra)
    jar.take(response)
    return response
  }
  /** The answer before it has arrived: its cookies are not the browser's yet. */
  async function onTheWay(path: string, init: RequestInit = {}, extra: object = {}): Promise<Response> {
    const context = Object.assign(createExecutionContext(), extra)
    const url = path.startsWith('http') ? path : origin + path
    const headers = new Headers(init.headers)
    if (jar.header()) headers.set('Cookie', jar.header())
    const startedAt = performance.now()
    const response = await app.fetch(
      new Request(url, { redirect: 'manual', ...init, headers }),
      { ...environment, ...changes },
      context,
    )
    const body = await response.arrayBuffer()
    const copy = new Response(body.byteLength > 0 ? body : null, response)
    answeredMs = performance.now() - startedAt
    await waitOnExecutionContext(context)
    return copy
  }
  const json = (method: string, body?: unknown): RequestInit => ({
    method,
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return {
    get: (path: string, headers: HeadersInit = {}) => request(path, { headers }),
    send: (method: string, path: string, body?: unknown) => request(path, json(method, body)),
    /** Sends and leaves the answer on its way; `arrive` brings its cookies. */
    sendOnly: (method: string, path: string, body?: unknown) => onTheWay(path, json(method, body)),
    arrive: (response: Response) => jar.take(response),
    /** A copy of the browser's cookies, and a browser that has such a copy. */
    cookies: jar.copy,
    putCookies: jar.put,
    post: (path: string, form: Record<string, string>) =>
      request(path, { method: 'POST', headers: { Origin: origin }, body: new URLSearchParams(form) }),
    request,
    /** How long the last answer took, without what goes on behind it. */
    answeredMs: () => answeredMs,
  }
}

/** The answer as it streams, for tests of what comes when. */
export async function openStream(
  path: string,
  origin = ORIGIN,
  headers: HeadersInit = {},
): Promise<Response> {
  return app.fetch(new Request(origin + path, { headers }), environment, createExecutionContext())
}
