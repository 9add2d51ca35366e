import type { Miniflare } from 'miniflare'

/** A Worker that runs the statements of a request in one batch: all or nothing. */
export const BATCH_WORKER = `export default {
  async fetch(request, { DB }) {
    const statements = await request.json()
    try {
      return Response.json(await DB.batch(statements.map(({ sql, values }) => DB.prepare(sql).bind(...values))))
    } catch (error) {
      return new Response(error.message, { status: 500 })
    }
  },
}`

interface Statement {
  sql: string
  values: unknown[]
}

/**
 * The database behind such a Worker, as far as migrations and seeds use one. Miniflare's own answers each `prepare` and
 * `bind` with a round trip that Node waits for; here a batch is one, and Node works meanwhile.
 */
export function openBatches(miniflare: Miniflare): D1Database {
  async function run(statements: Statement[]): Promise<D1Result[]> {
    const body = JSON.stringify(statements)
    const answer = await miniflare.dispatchFetch('http://database/', { method: 'POST', body })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as D1Result[] // of BATCH_WORKER
  }
  const prepare = (sql: string, values: unknown[] = []) => ({
    sql,
    values,
    bind: (...bound: unknown[]) => prepare(sql, bound),
    all: async () => (await run([{ sql, values }]))[0],
    run: async () => (await run([{ sql, values }]))[0],
    first: async () => (await run([{ sql, values }]))[0]?.results[0] ?? null,
  })
  return { prepare, batch: run } as unknown as D1Database // what is not here is not called
}
