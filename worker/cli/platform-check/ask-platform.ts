/** An answer of the platform. `json` is undefined when the body is none; status 0: no answer, and `text` says why. */
export interface Answered {
  status: number
  ms: number
  json: unknown
  text: string
}

export interface AskOptions {
  query?: Record<string, string | number>
  body?: unknown
  headers?: Record<string, string>
}

export type Ask = (method: 'GET' | 'POST' | 'HEAD', path: string, options?: AskOptions) => Promise<Answered>

const DEADLINE_MS = 15_000 // contract §0.6

/** Asks a platform as the storefront does (contract §0.1). Never throws: no answer is a finding, too. */
export function createAsk(platform: URL): Ask {
  return async (method, path, { query = {}, body, headers = {} } = {}) => {
    const url = new URL(platform.href.replace(/\/$/, '') + path)
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value))
    const start = performance.now()
    try {
      const response = await fetch(url, {
        method,
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(DEADLINE_MS),
      })
      const text = await response.text()
      const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
      return {
        status: response.status,
        ms: performance.now() - start,
        json: isJson ? parse(text) : undefined,
        text,
      }
    } catch (error) {
      return { status: 0, ms: performance.now() - start, json: undefined, text: reasonOf(error as Error) }
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // said to be JSON, and is none: told like any other body
  }
}

const reasonOf = ({ message, cause }: Error): string => (cause instanceof Error ? cause.message : message)
