import * as z from 'zod/mini'
import type { AppContext } from '../app-env.ts'
import { readBody } from '../request/read-body.ts'

const text = z.catch(z.string(), '')

/** A report in the form of `report-uri` (Content Security Policy Level 3). Browsers add more; nothing else of it is read. */
const reportSchema = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
  }),
})

/**
 * `POST /policy-reports`: writes one log line about what was blocked. Anybody can send it, so it is limited, and only names and
 * origins get into the log.
 */
export async function takePolicyReport(c: AppContext): Promise<Response> {
  const { 'csp-report': report } = await readBody(c, reportSchema)
  const directive = report['effective-directive'] || report['violated-directive']
  c.var.log.warn('policy.violated', {
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
    blocked: originOf(report['blocked-uri']),
    path: URL.parse(report['document-uri'])?.pathname ?? 'unknown',
  })
  return c.body(null, 204)
}

/** The origin of a blocked address, or what stands for code: `inline`, `eval`, `data`. */
function originOf(blocked: string): string {
  const url = URL.parse(blocked)
  if (!url) return /^[a-z-]{1,20}$/.exec(blocked)?.[0] ?? 'unknown'
  return url.host ? url.origin : url.protocol
}
