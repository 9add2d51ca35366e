import { endpoints } from '#shared/api/endpoints.ts'
import type { Attempt } from './connection.ts'

/** How another site can make a shopper's browser send something. */
const foreign: Record<string, Record<string, string>> = {
  'the origin of another site': { origin: 'https://evil.example' },
  'the origin of a sandboxed page': { origin: 'null' },
  'a sub-domain that looks like ours': { origin: 'http://localhost.evil.example' },
  'the same host on another port': { origin: 'http://localhost:1' },
  'no origin, but a cross-site fetch': { 'sec-fetch-site': 'cross-site' },
  'no origin, but a same-site fetch': { 'sec-fetch-site': 'same-site' },
}
const forms = ['/varukorg', '/checkout', '/account/my/page', '/angra-kop', '/newsletter']

export interface Forgery extends Attempt {
  name: string
}

/** Everything that changes something × every way of another site. Each must be refused. */
export function forgeries(cookie: string): Forgery[] {
  const calls = Object.values(endpoints)
    .filter((endpoint) => !endpoint.startsWith('GET'))
    .map((endpoint) => endpoint.split(' ') as [string, string])
    .map(([method, path]) => ({
      method,
      path: `/api${path.replace(':id', '1')}`,
      type: 'application/json',
      body: '{}',
    }))
  const posts = forms.map((path) => ({
    method: 'POST',
    path,
    type: 'application/x-www-form-urlencoded',
    body: 'action=empty',
  }))
  return [...calls, ...posts].flatMap(({ method, path, type, body }) =>
    Object.entries(foreign).map(([way, headers]) => ({
      name: `${method} ${path}: ${way}`,
      method,
      path,
      headers: { ...headers, cookie, 'content-type': type, 'content-length': String(body.length) },
      body,
    })),
  )
}
