import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { production } from '../support/production.ts'
import { createShopper } from '../support/shop.ts'

let lines: string[] = []
beforeEach(() => {
  lines = []
  vi.spyOn(console, 'warn').mockImplementation((line: string) => {
    if (!line.includes('settings.unknown')) lines.push(line) // both Workers' settings are one in tests
  })
})
afterEach(() => vi.restoreAllMocks())

const report = (fields: object) => ({ 'csp-report': fields })
const send = (body: unknown, changes: object = production, headers: Record<string, string> = {}) =>
  createShopper(undefined, changes).request('/policy-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/csp-report', ...headers },
    body: JSON.stringify(body),
  })

test('every document says where to report what its policy has blocked', async () => {
  const policy = (await createShopper().get('/')).headers.get('Content-Security-Policy')
  expect(policy).toMatch(/; report-uri \/policy-reports$/)
})

test.each([
  ['https://evil.example/a.js?token=secret', 'https://evil.example'],
  ['inline', 'inline'],
  ['data:text/html,secret', 'data:'],
  ['what a visitor writes secret', 'unknown'],
])('what was blocked is logged without what is personal: %s', async (blocked, logged) => {
  const fields = {
    'effective-directive': 'script-src-elem',
    'blocked-uri': blocked,
    'document-uri': 'https://skare.test/skidor?email=kari@example.com',
    'script-sample': 'secret',
  }
  expect((await send(report(fields))).status).toBe(204)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'policy.violated',
    directive: 'script-src-elem',
    blocked: logged,
    path: '/skidor',
  })
  expect(lines[0]).not.toMatch(/secret|kari/)
})

test('what is no report is refused, and so is one of another site or one too many', async () => {
  expect((await send({ a: 1 })).status).toBe(400)
  expect((await send(report({}), production, { Origin: 'https://evil.example' })).status).toBe(403)
  const refusing = { ...production, LIMIT_REPORT: { limit: async () => ({ success: false }) } }
  expect((await send(report({}), refusing)).status).toBe(429)
  expect(lines).toEqual([])
})
