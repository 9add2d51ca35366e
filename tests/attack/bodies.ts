import fc from 'fast-check'
import { inputSchemas } from '#shared/api/endpoint-inputs.ts'
import { type EndpointName, endpoints } from '#shared/api/endpoints.ts'
import type { Attempt } from './connection.ts'
import { MARK } from './judge.ts'

/** Forms of documents, which answer with a page. */
const FORMS = [
  '/varukorg',
  '/checkout',
  '/account/my/page',
  '/angra-kop',
  '/newsletter',
  '/en/cart',
  '/sokresultat',
  '/',
]

const writing = Object.entries(endpoints).filter(([, endpoint]) => !endpoint.startsWith('GET')) as [
  EndpointName,
  string,
][]

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[
      '',
      ' ',
      '\0',
      '\ud800',
      MARK,
      `"${MARK}`,
      "' OR 1=1 --",
      '../../etc/passwd',
      'a'.repeat(5000),
      'DEMO-SALE',
    ],
    ...['kari@example.com', 'SE', '831 30', '2026-13-45', 'P1,*', '\u202e', '%00', '{{7*7}}', '__proto__'],
    ...[0, -1, 1, 1.5, Number.MAX_VALUE, -1e-9, 2 ** 53, null, true, [], {}, [[]], [null], { length: 1e9 }],
  ),
  fc.anything({ maxDepth: 3 }),
)

/** The names that an endpoint's input has, so that what is behind the first check is reached, too. */
function namesOf(name: EndpointName): string[] {
  const { def } = inputSchemas[name] as { def?: { shape?: Record<string, unknown> } } // a schema of zod
  return Object.keys(def?.shape ?? {})
}

const jsonOf = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? 'undefined'
  } catch {
    return '{' // what JSON cannot say (a bigint, a circle) is sent as a broken text
  }
}

const objectOf = (name: EndpointName): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.record(Object.fromEntries(namesOf(name).map((key) => [key, oddValue])), { requiredKeys: [] }),
      fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'extra', ''), oddValue, { maxKeys: 2 }),
    )
    .map(([own, other]) => jsonOf({ ...own, ...other }))

const brokenText = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[',
    '"',
    'null',
    '{"a":',
    '[[[[',
    `${'['.repeat(5000)}`,
    '\0',
    '{"__proto__":{"a":1}}',
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
)
const JSON_TYPE = 'application/json'
const contentType = fc.constantFrom(
  ...[JSON_TYPE, JSON_TYPE, JSON_TYPE, 'application/json; charset=utf-16', 'text/plain', 'text/html', ''],
  ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/octet-stream'],
)

const toEndpoint = fc.constantFrom(...writing).chain(([name, endpoint]) =>
  fc
    .record({
      body: fc.oneof({ weight: 4, arbitrary: objectOf(name) }, { weight: 1, arbitrary: brokenText }),
      type: contentType,
      id: fc.constantFrom('1', '0', '-1', '%00', 'x', '99999999999999999999'),
      prefix: fc.constantFrom('', '', '/en'),
    })
    .map(({ body, type, id, prefix }) => {
      const [method = 'POST', path = '/'] = endpoint.split(' ')
      return toAttempt(method, `${prefix}/api${path.replace(':id', id)}`, type, body)
    }),
)

const toForm = fc
  .record({
    path: fc.constantFrom(...FORMS),
    fields: fc.array(
      fc.tuple(
        fc.constantFrom(
          'action',
          'sku',
          'quantity',
          'email',
          'password',
          'code',
          'step',
          'line',
          'orderNumber',
          'change',
          '',
        ),
        fc.constantFrom(
          '',
          'login',
          'add',
          '1',
          '-1',
          '%',
          '%ed%a0%80',
          '%00',
          encodeURIComponent(MARK),
          'a'.repeat(3000),
        ),
      ),
      { maxLength: 6 },
    ),
  })
  .map(({ path, fields }) =>
    toAttempt(
      'POST',
      path,
      'application/x-www-form-urlencoded',
      fields.map(([name, value]) => `${name}=${value}`).join('&'),
    ),
  )

const toAttempt = (method: string, path: string, type: string, body: string): Attempt => ({
  method,
  path,
  headers: { ...(type && { 'content-type': type }), 'content-length': String(Buffer.byteLength(body)) },
  body,
})

/** A made-up body for an endpoint of the API, or for the form of a page. */
export const bodyOf: fc.Arbitrary<Attempt> = fc.oneof(
  { weight: 4, arbitrary: toEndpoint },
  { weight: 1, arbitrary: toForm },
)
