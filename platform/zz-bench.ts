import { existsSync } from 'node:fs'
import { open, migrate } from './zz-shim.ts'
import { app } from './app.ts'
import { seedPlatform } from './seed/seed.ts'
const N = Number(process.argv[2] ?? 650)
const only = process.argv[3]
const file = `/tmp/bench/${N}.sqlite`
const fresh = !existsSync(file)
const d: any = open(file)
if (fresh) { migrate(d); const t = Date.now(); await seedPlatform(d, { products: N }); console.log('seed ms', Date.now() - t, JSON.stringify(process.memoryUsage().rss / 1e6)) }
const env = { DB: d, DIALS: '0', SIGNING_KEY: 'x', TOKEN_TTL_SECONDS: '1' }
const src = await import('node:fs').then((fs) => fs.readFileSync(new URL('../tests/platform/zz-bench.test.ts', import.meta.url), 'utf8'))
const body = src.slice(src.indexOf('const base ='), src.indexOf("test('bench'")).replace(/: \[string, string, unknown\]\[\]|: number\[\]/g, '')
const cases = new Function(body + '; return cases')()
for (const [name, url, b] of cases) {
  if (only && !name.includes(only)) continue
  const times: number[] = []; let size = 0
  const call = async () => { const r = b === null ? await app.request(url.slice(4), {}, env as any) : await app.request(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(b) }, env as any); const text = await r.text(); size = text.length; return text }
  for (let i = 0; i < 15; i++) { (globalThis as any).SQLLOG = []; const t = performance.now(); await call(); times.push(performance.now() - t) }
  times.sort((x, y) => x - y)
  const sql = (globalThis as any).SQLLOG
  console.log(`${name}: p50 ${times[7]!.toFixed(1)} max ${times[14]!.toFixed(1)} bytes ${size} | sql ${sql.map((x: any) => x[1].toFixed(1)).join(' + ')}`)
  if (only) for (const [, ms, s] of sql) { console.log(s.sql, JSON.stringify(s.args).slice(0, 300)); console.log(d.raw.prepare('EXPLAIN QUERY PLAN ' + s.sql).all(...s.args).map((r: any) => r.detail).join('\n')) }
}
