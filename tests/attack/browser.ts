import { setTimeout as sleep } from 'node:timers/promises'
import { verdictOf } from '#shared/orders/order-state.ts'
import { type Outcome, send } from './connection.ts'

/** Calls our own API as the shop's pages do. */
export interface Browser {
  once(path: string, data: unknown, cutAfterMs?: number): Promise<Outcome>
  read(path: string): Promise<Outcome>
  /** Again and again, as a shopper who reloads, until the shop answers. */
  until<T>(path: string, data: unknown): Promise<T>
}

const WAIT_MS = 250

/** A browser with its cookies. */
export function createBrowser(port: number): Browser {
  const cookies = new Map<string, string>()
  const origin = `http://localhost:${port}`
  const cookieHeader = () => [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  async function take(answering: Promise<Outcome>): Promise<Outcome> {
    const answer = await answering
    for (const text of answer.headers['set-cookie'] ?? []) {
      const [, key, value] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (key !== undefined && value !== undefined) cookies.set(key, value)
    }
    return answer
  }
  function once(path: string, data: unknown, cutAfterMs?: number): Promise<Outcome> {
    const body = JSON.stringify(data)
    const headers = {
      origin,
      cookie: cookieHeader(),
      'content-type': 'application/json',
      'content-length': `${Buffer.byteLength(body)}`,
    }
    return take(send(port, { method: 'POST', path, headers, body, ...(cutAfterMs && { cutAfterMs }) }))
  }
  const read = (path: string) =>
    take(send(port, { method: 'GET', path, headers: { cookie: cookieHeader() } }))
  async function until<T>(path: string, data: unknown): Promise<T> {
    for (;;) {
      const { status, body } = await once(path, data)
      if (status === 200) return JSON.parse(body) as T // the answer of our own API
      if (verdictOf(status) === 'refused') throw new Error(`${path}: ${status} ${body}`)
      await sleep(WAIT_MS)
    }
  }
  return { once, read, until }
}
