/** Notes every upstream call of a request, for `Server-Timing` (design §6) and for tests that count calls. */
export interface UpstreamTimings {
  measure<T>(name: string, call: () => Promise<T>): Promise<T>
  note(name: string, description: string): void
  header(): string
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
        timings.push({
          name: 'upstream',
          ms: Date.now() - startedAt,
          description: name.replace(/[^\w/.-]/g, ''),
        })
      }
    },
    note: (name, description) => timings.push({ name, ms: 0, description }),
    header: () =>
      timings
        .map(({ name, ms, description }) => `${name};dur=${ms}${description ? `;desc="${description}"` : ''}`)
        .join(', '),
  }
}
