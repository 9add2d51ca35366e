import { connect, type Socket } from 'node:net'
import { laterVisit } from './later-visit.ts'
import { readCpuMs } from './process-usage.ts'

/** One question to a server on this machine. */
export interface Question {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** A server with what it is asked: always the same, or made from the request's number where each must differ. */
export interface Target {
  port: number
  /** Its process, whose work is measured. */
  pid?: number
  ask: Question | ((request: number) => Question)
}

/** One answer, as far as a measurement looks at it. */
export interface Answer {
  status: number
  firstByteMs: number
  /** When the last byte of the body had come. */
  completeMs: number
}

const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n')
const READ_BYTES = 256 * 1024
const SILENCE_MS = 15_000
const numbers = new Map<Target, number>()

/**
 * One keep-alive connection that asks one question at a time. Written on bare sockets: `node:http` costs more than
 * the servers that are measured here, and would measure itself. It sends no Accept-Encoding, so nothing is compressed.
 */
export class Connection {
  #socket: Socket
  #port: number
  #pending: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null
  #askedAt = 0
  #firstByteMs = 0
  #status = 0
  /** Bytes of the body still to come; null while the head is incomplete; -1 for a chunked body. */
  #left: number | null = null
  #buffered = Buffer.alloc(0)

  constructor(port: number) {
    this.#port = port
    const onread = { buffer: Buffer.allocUnsafe(READ_BYTES), callback: this.#read }
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true, onread })
    this.#socket.setTimeout(SILENCE_MS, () => this.#socket.destroy(new Error('no answer')))
    this.#socket.on('error', (error) => this.#fail(error))
    this.#socket.on('close', () => this.#fail(new Error('the server closed the connection')))
  }

  /** Asks once and waits for the whole answer. */
  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject }
      this.#left = null
      this.#buffered = Buffer.alloc(0)
      this.#firstByteMs = 0
      this.#askedAt = performance.now()
      this.#socket.write(toMessage(question, `localhost:${this.#port}`))
    })
  }

  close(): void {
    this.#pending = null
    this.#socket.destroy()
  }

  /** Bytes come into one buffer that is used again: what must outlive the call is copied. */
  #read = (size: number, buffer: Uint8Array): boolean => {
    this.#firstByteMs ||= performance.now() - this.#askedAt
    const bytes = Buffer.from(buffer.buffer, buffer.byteOffset, size)
    if (this.#left === null)
      this.#readHead(this.#buffered.length ? Buffer.concat([this.#buffered, bytes]) : bytes)
    else this.#readBody(bytes)
    return true
  }

  #readHead(bytes: Buffer): void {
    const end = bytes.indexOf(HEAD_END)
    if (end < 0) {
      this.#buffered = Buffer.from(bytes)
      return
    }
    const head = bytes.toString('latin1', 0, end)
    this.#status = Number(head.slice(9, 12))
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)
    this.#left = length ? Number(length[1]) : -1
    this.#buffered = Buffer.from('\r\n') // so that an empty chunked body ends like any other
    this.#readBody(bytes.subarray(end + HEAD_END.length))
  }

  #readBody(bytes: Buffer): void {
    if (this.#left === null) return
    if (this.#left >= 0) {
      this.#left -= bytes.length
      if (this.#left <= 0) this.#finish()
      return
    }
    const tail = Buffer.concat([this.#buffered, bytes.subarray(-LAST_CHUNK.length)]).subarray(
      -LAST_CHUNK.length,
    )
    this.#buffered = tail
    if (tail.equals(LAST_CHUNK)) this.#finish()
  }

  #finish(): void {
    const pending = this.#pending
    this.#pending = null
    const completeMs = performance.now() - this.#askedAt
    pending?.resolve({ status: this.#status, firstByteMs: this.#firstByteMs, completeMs })
  }

  #fail(error: Error): void {
    const pending = this.#pending
    this.#pending = null
    pending?.reject(error)
  }
}

function toMessage({ method = 'GET', path, headers = {}, body = '' }: Question, host: string): string {
  const length = body ? { 'Content-Length': String(Buffer.byteLength(body)) } : {}
  const lines = Object.entries({ Host: host, ...laterVisit, ...headers, ...length }).map((header) =>
    header.join(': '),
  )
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

function nextQuestion(target: Target): Question {
  if (typeof target.ask !== 'function') return target.ask
  const number = numbers.get(target) ?? 0
  numbers.set(target, number + 1)
  return target.ask(number)
}

/** What a server did under load. */
export interface Load {
  perSecond: number
  /** Processor time of its process for one answer; NaN where the system does not tell. */
  cpuMs: number
}

/** `connections` asking a server for `ms` milliseconds. An answer other than 200 throws. */
export async function measureLoad(target: Target, { connections = 32, ms = 600 } = {}): Promise<Load> {
  const open = Array.from({ length: connections }, () => new Connection(target.port))
  const cpuBefore = readCpuMs(target.pid)
  const startedAt = performance.now()
  let answers = 0
  try {
    await Promise.all(
      open.map(async (connection) => {
        while (performance.now() - startedAt < ms) {
          await askFine(connection, target)
          answers++
        }
      }),
    )
    const perSecond = (answers * 1000) / (performance.now() - startedAt)
    return { perSecond, cpuMs: (readCpuMs(target.pid) - cpuBefore) / answers }
  } finally {
    for (const connection of open) connection.close()
  }
}

/** Milliseconds until the first byte of an answer over an open connection, and until the last. */
export function measureAnswer(connection: Connection, target: Target): Promise<Answer> {
  return askFine(connection, target)
}

async function askFine(connection: Connection, target: Target): Promise<Answer> {
  const question = nextQuestion(target)
  const answer = await connection.ask(question)
  if (answer.status !== 200) throw new Error(`${target.port} answered ${answer.status} to ${question.path}`)
  return answer
}
