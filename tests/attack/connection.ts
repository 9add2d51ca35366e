import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Attempt {
  method: string
  /** Path and query as they are sent. */
  path: string
  headers?: Record<string, string>
  body?: string
  /** The connection is cut then: the answer is lost. */
  cutAfterMs?: number
}

export interface Outcome {
  /** 0: no answer. */
  status: number
  ms: number
  headers: IncomingHttpHeaders
  body: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 }) // who waits for an answer must not keep others from asking
const DEADLINE_MS = 15_000

/** Sends one request to this machine, as it is: no address or header is put right. Never rejects. */
export function send(
  port: number,
  { method, path, headers = {}, body, cutAfterMs }: Attempt,
): Promise<Outcome> {
  const start = performance.now()
  return new Promise((resolve) => {
    const outcome = (status: number, own: Partial<Outcome> = {}): void =>
      resolve({ status, ms: performance.now() - start, headers: {}, body: '', ...own })
    const sent = request(
      { host: '127.0.0.1', port, agent, method, path, headers: { host: `localhost:${port}`, ...headers } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', () => outcome(0))
        answer.on('end', () =>
          outcome(answer.statusCode ?? 0, {
            headers: answer.headers,
            body: Buffer.concat(parts).toString(),
          }),
        )
      },
    )
    if (cutAfterMs) setTimeout(() => sent.destroy(), cutAfterMs).unref()
    sent.setTimeout(DEADLINE_MS, () => sent.destroy())
    sent.on('error', (error) => outcome(0, { body: error.message }))
    sent.end(body)
  })
}

/** Sends many, a few at a time, and hands each outcome over as it comes. */
export async function sendAll<A extends Attempt>(
  port: number,
  attempts: A[],
  take: (attempt: A, outcome: Outcome) => void | Promise<void>,
  atOnce = 6,
): Promise<void> {
  const waiting = attempts.values()
  const work = async () => {
    for (const attempt of waiting) await take(attempt, await send(port, attempt))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
