import fc from 'fast-check'
import { routes } from '#shared/routes.ts'
import type { Attempt } from './connection.ts'
import { COOKIE, FORGED, MARK } from './judge.ts'

/** Where an address may begin: each page of each language, and each other kind of address. */
const places = [
  ...new Set(
    Object.values(routes).flatMap(({ paths }) =>
      Object.values(paths ?? {}).map((path) => path.replace(/:(\w+)\??/g, '').replace(/\/+$/, '')),
    ),
  ),
  ...['/en', '/no', '/sv', '/_data', '/en/_data', '/api', '/en/api', '/img', '/i/300/300/resize', '/assets'],
  ...[
    '/api/products',
    '/api/reviews',
    '/api/search/suggest',
    '/api/offers',
    '/sitemaps',
    '/ops/purge',
    '/demo',
  ],
]

const pieces = [
  ...['%00', '%0a', `%0d%0aSet-Cookie:${COOKIE}`, '%7f', '%2f', '%5c', '%2e%2e', '..', '.', '//', '\\'],
  ...[
    '%',
    '%zz',
    '%ed%a0%80',
    '%c0%80',
    '%ff',
    '%F0%9F%98%80',
    '%E2%80%A8',
    '%2500',
    ';',
    ',',
    'P1,*',
    '*',
    "'",
  ],
  ...[
    '%22',
    '%3C',
    encodeURIComponent(MARK),
    encodeURIComponent(`"${MARK}`),
    '[]',
    '{}',
    '$',
    '(',
    '|',
    '`',
    '~',
  ],
  ...['skidor', 'DEMO-SALE', '1', '-1', '1e309', 'NaN', 'null', '__proto__', 'constructor', 'a'.repeat(300)],
]
const keys = [
  ...[
    's',
    'page',
    'sort',
    'price',
    'price-from',
    'ls_farg',
    'ls_brand',
    'childSku',
    'skus',
    'ids',
    'inCart',
    '_data',
  ],
  ...[
    '__proto__',
    'constructor',
    'a[]',
    'a[b]',
    '',
    'utm_source',
    'redirect',
    'url',
    'callback',
    'path',
    'q',
    'size',
  ],
]

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...pieces) },
  fc.webFragments({ size: 'small' }),
)
const parameter = fc
  .tuple(fc.oneof(fc.constantFrom(...keys), piece), fc.array(piece, { maxLength: 3 }))
  .map(([key, values]) => `${key}=${values.join('')}`)

const oddHeaders = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  { host: 'evil.example' },
  { host: 'no.localhost' },
  { 'x-forwarded-host': `${FORGED}.example` },
  { 'x-forwarded-proto': FORGED },
  { 'x-original-url': '/ops/purge' },
  { 'accept-language': FORGED },
  { cookie: `__Host-cart=${'A'.repeat(500)}; __Host-login=null; a=%00` },
  { cookie: '='.repeat(2000) },
  { range: 'bytes=0-0,1-1,-1' },
  { 'if-none-match': '*' },
  { 'if-modified-since': FORGED },
  { authorization: 'Bearer null' },
  { accept: 'application/json;q=skare' },
  { 'content-type': 'text/html' },
  { 'cf-connecting-ip': '999.1.1.1' },
)

/** A made-up request for an address. */
export const address: fc.Arbitrary<Attempt> = fc
  .record({
    place: fc.constantFrom(...places),
    path: fc.array(piece, { maxLength: 4 }),
    joint: fc.constantFrom('/', '/', '', '//', '/./'),
    query: fc.array(parameter, { maxLength: 4 }),
    method: fc.constantFrom(
      'GET',
      'GET',
      'GET',
      'GET',
      'HEAD',
      'OPTIONS',
      'PUT',
      'PATCH',
      'DELETE',
      'PROPFIND',
    ),
    headers: oddHeaders,
  })
  .map(({ place, path, joint, query, method, headers }) => ({
    method,
    path: toPath(
      `${place}${path.map((part) => joint + part).join('')}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    ),
    headers,
  }))

/** Only what HTTP lets through as a path: begins with a slash, no space or control character, no fragment. */
const toPath = (text: string): string => {
  const path = text
    .replace(/[^!-~]/g, (character) => encodeURIComponent(character.toWellFormed()))
    .replaceAll('#', '%23')
  return path.startsWith('/') ? path : `/${path}`
}
