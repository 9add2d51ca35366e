/**
 * Workers Cache as its documentation describes it (developers.cloudflare.com/workers/cache, read 2026-11-24): in front of
 * the Worker, keyed by path and query and not by host, led by the answer's headers, purged by `Cache-Tag`. What the shop's
 * answers do not use (ranges, several entrypoints, serving stale) is left out.
 */
interface Stored {
  response: Response
  /** Request headers that the answer varies by, with their values. */
  variant: [name: string, value: string | null][]
  freshUntil: number
  tags: string[]
}

type Fetch = (request: Request, cache: CacheContext) => Promise<Response>

/** Seconds that an answer without directives is fresh for. */
const HEURISTIC: Record<number, number> = {
  ...{ 200: 7200, 203: 7200, 204: 7200, 300: 1200, 301: 1200 },
  ...{ 404: 180, 405: 60, 410: 180, 414: 60, 501: 60 },
}
/** Purges are limited as on the Free plan, whatever the plan. */
const BUCKET = 25
const PER_MINUTE = 5
const OPERATIONS = 100

export function createWorkersCache(worker: Fetch, { now }: { now: () => number }) {
  const entries = new Map<string, Stored[]>()
  let tokens = BUCKET
  let filledAt = now()

  function take(): boolean {
    tokens = Math.min(BUCKET, tokens + ((now() - filledAt) / 60_000) * PER_MINUTE)
    filledAt = now()
    if (tokens < 1) return false
    tokens -= 1
    return true
  }

  async function end({ tags = [], purgeEverything = false }: CachePurgeOptions): Promise<CachePurgeResult> {
    if (tags.length > OPERATIONS) return refuse('too many operations')
    if (!take()) return refuse('rate limited')
    const ended = new Set(tags.map((tag) => tag.toLowerCase()))
    for (const [key, variants] of entries)
      if (purgeEverything || variants.some((stored) => stored.tags.some((tag) => ended.has(tag))))
        entries.delete(key)
    return { success: true, errors: [] }
  }

  const cache: CacheContext = { purge: end, invalidate: end }

  return {
    async fetch(request: Request): Promise<Response> {
      if (request.method !== 'GET') return worker(request, cache)
      const { pathname, search } = new URL(request.url)
      const key = pathname + search
      const stored = entries.get(key)?.find((entry) => isFor(entry, request))
      if (stored && now() < stored.freshUntil) return withStatus(stored.response.clone(), 'HIT')
      const response = await worker(request, cache)
      const seconds = freshSecondsOf(request, response)
      if (seconds === null) return withStatus(response, 'BYPASS')
      const others = (entries.get(key) ?? []).filter((entry) => !isFor(entry, request))
      entries.set(key, [...others, toStored(request, response.clone(), now() + seconds * 1000)])
      return withStatus(response, 'MISS')
    },
  }
}

const refuse = (message: string): CachePurgeResult => ({ success: false, errors: [{ code: 1, message }] })

const isFor = ({ variant }: Stored, { headers }: Request) =>
  variant.every(([name, value]) => headers.get(name) === value)

function toStored(request: Request, response: Response, freshUntil: number): Stored {
  const list = (name: string) => (response.headers.get(name) ?? '').split(',').filter(Boolean)
  return {
    response,
    freshUntil,
    variant: list('Vary').map((name) => [name.trim(), request.headers.get(name.trim())]),
    tags: list('Cache-Tag').map((tag) => tag.toLowerCase()),
  }
}

/** How long an answer is served for; null: it is not stored. */
function freshSecondsOf(request: Request, { headers, status }: Response): number | null {
  const names = ['Cloudflare-CDN-Cache-Control', 'CDN-Cache-Control', 'Cache-Control']
  const control = names.map((name) => headers.get(name)).find((value) => value !== null)
  if (headers.has('Set-Cookie') || headers.get('Vary') === '*') return null
  if (control === undefined) return request.headers.has('Authorization') ? null : (HEURISTIC[status] ?? null)
  if (/\b(?:private|no-store)\b/.test(control)) return null
  if (request.headers.has('Authorization') && !/\b(?:public|must-revalidate|s-maxage)\b/.test(control))
    return null
  if (/\bno-cache\b/.test(control)) return 0
  const [, seconds] = /\bs-maxage=(\d+)/.exec(control) ?? /\bmax-age=(\d+)/.exec(control) ?? []
  return Number(seconds ?? 0)
}

/** What a browser gets: tags are taken out, and a header says what happened. */
function withStatus(response: Response, status: string): Response {
  const answer = new Response(response.body, response)
  answer.headers.delete('Cache-Tag')
  answer.headers.set('Cf-Cache-Status', status)
  return answer
}
