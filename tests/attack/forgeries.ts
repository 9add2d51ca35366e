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
/** The pages with forms, as each store names them. */
const forms = [
  ...['/varukorg', '/handlekurv', '/en/cart'],
  ...['/konto', '/en/account'],
  ...['/angra-kop', '/angre-kjop', '/en/withdraw'],
  ...['/checkout', '/newsletter'],
]
/** What a form of another site can send without being asked about first: a JSON body by its looks, too. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'text/plain']

export interface Forgery extends Attempt {
  name: string
}

/** Everything that changes something × every way of another site. Each must be refused. */
export function forgeries(cookie: string): Forgery[] {
  const calls = Object.values(endpoints)
    .filter((endpoint) => !endpoint.startsWith('GET'))
    .map((endpoint) => endpoint.split(' ') as [string, string])
    .flatMap(([method, path]) =>
      ['application/json', 'text/plain'].map((type) => ({
        method,
        path: `/api${path.replace(':id', '1')}`,
        type,
        body: '{}',
      })),
    )
  const posts = forms.flatMap((path) =>
    FORM_TYPES.map((type) => ({ method: 'POST', path, type, body: 'action=empty' })),
  )
  return [...calls, ...posts].flatMap(({ method, path, type, body }) =>
    Object.entries(foreign).map(([way, headers]) => ({
      name: `${method} ${path} (${type}): ${way}`,
      method,
      path,
      headers: { ...headers, cookie, 'content-type': type, 'content-length': String(body.length) },
      body,
    })),
  )
}
