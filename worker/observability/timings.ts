import { redactText } from './redact.ts'

/** Records every upstream call of a request, for `Server-Timing`, the log, and tests that count calls. */
export interface UpstreamTimings {
  measure<T>(name: string, call: () => Promise<T>): Promise<T>
  /** Adds an entry without a duration, such as the cache tier that answered. */
  record(name: string, description: string): void
  header(): string
  summary(): TimingSummary
}

/** The timings in the request's log line. */
interface TimingSummary {
  cache?: string | undefined
  upstreamCalls: number
  upstreamMs: number
}

interface Timing {
  name: string
  ms: number
  description?: string
}

export function createUpstreamTimings(): UpstreamTimings {
  const timings: Timing[] = []
  return {
    async measure(name, call) {
      const startedAt = Date.now()
      try {
        return await call()
      } finally {
        const description = redactText(name).replace(/[^\w/.-]/g, '') // browsers see this header, so it must not contain a cart's id
        timings.push({ name: 'upstream', ms: Date.now() - startedAt, description })
      }
    },
    record: (name, description) => timings.push({ name, ms: 0, description }),
    header: () =>
      timings
        .map(({ name, ms, description }) => `${name};dur=${ms}${description ? `;desc="${description}"` : ''}`)
        .join(', '),
    summary() {
      const calls = timings.filter(({ name }) => name === 'upstream')
      return {
        cache: timings.find(({ name }) => name === 'page')?.description,
        upstreamCalls: calls.length,
        upstreamMs: calls.reduce((sum, { ms }) => sum + ms, 0),
      }
    },
  }
}
