// temporary
import { DatabaseSync } from 'node:sqlite'
import { readFileSync } from 'node:fs'
export function open(file: string) {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=OFF;PRAGMA cache_size=-65536')
  const cache = new Map<string, any>()
  const prep = (s: string) => { let p = cache.get(s); if (!p) { p = db.prepare(s); cache.set(s, p) } return p }
  const make = (sql: string, args: any[] = []): any => ({
    sql, args,
    bind: (...a: any[]) => make(sql, a),
    all: async () => ({ results: prep(sql).all(...args) }),
    first: async () => prep(sql).get(...args) ?? null,
    run: async () => prep(sql).run(...args),
  })
  return { raw: db, log: [] as any[], prepare: (s: string) => make(s), batch: async (list: any[]) => {
    db.exec('BEGIN'); try { const out = []; for (const s of list) { const t = performance.now(); out.push({ results: prep(s.sql).all(...s.args) }); (globalThis as any).SQLLOG?.push([s.sql.slice(0, 60).replace(/\s+/g, ' '), performance.now() - t, s]) } db.exec('COMMIT'); return out } catch (e) { db.exec('ROLLBACK'); throw e } } }
}
export function migrate(d: any) { for (const f of ['0001_catalogue.sql', '0002_content.sql']) d.raw.exec(readFileSync(new URL('./migrations/' + f, import.meta.url), 'utf8')) }
