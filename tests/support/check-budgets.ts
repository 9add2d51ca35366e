import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { budgetedPages, budgets } from './budgets.ts'

/** Holds the build in `dist/` to the budgets of design §11 and prints a table; exits 1 when one is broken. */
interface Chunk {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
const rows: { figure: string; value: number; budget: number }[] = []

const sizeOf = (file: string) => {
  const bytes = readFileSync(`dist/client/${file}`)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  return { brotli: brotliCompressSync(bytes, quality).length, gzip: gzipSync(bytes, { level: 9 }).length }
}

/** A chunk and everything it imports statically. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const other of manifest[key]?.imports ?? []) withImports(other, seen)
  return seen
}

const sum = (keys: Iterable<string>, kind: 'brotli' | 'gzip') =>
  [...keys].reduce((total, key) => total + sizeOf(manifest[key]?.file ?? missing(key))[kind], 0)

function missing(key: string): never {
  throw new Error(`the manifest has no ${key}`)
}

const starter = withImports('client/starter.ts')
rows.push({
  figure: 'JavaScript before interaction, brotli',
  value: sum(starter, 'brotli'),
  budget: budgets.starterBrotli,
})

for (const page of budgetedPages) {
  const key = Object.keys(manifest).find((name) => name.startsWith(`client/pages/${page}/`)) ?? missing(page)
  const chunks = new Set([
    ...starter,
    ...withImports('client/entry.tsx'),
    ...withImports(key),
    'locales/sv.json',
  ])
  rows.push({
    figure: `${page}: JavaScript in all, brotli`,
    value: sum(chunks, 'brotli'),
    budget: budgets.pageBrotli,
  })
  rows.push({
    figure: `${page}: JavaScript in all, gzip`,
    value: sum(chunks, 'gzip'),
    budget: budgets.pageGzip,
  })
  rows.push({ figure: `${page}: JavaScript files`, value: chunks.size, budget: budgets.pageFiles })
}

const styles = Object.values(manifest).filter(({ file }) => file.endsWith('.css'))
rows.push({ figure: 'stylesheets', value: styles.length, budget: 1 })
rows.push({
  figure: 'stylesheet, gzip',
  value: styles.reduce((total, { file }) => total + sizeOf(file).gzip, 0),
  budget: budgets.stylesheetGzip,
})
const workerFiles = readdirSync('dist/skare', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.js'),
)
rows.push({
  figure: 'worker, gzip',
  value: workerFiles.reduce((total, file) => total + gzipSync(readFileSync(`dist/skare/${file}`)).length, 0),
  budget: budgets.workerGzip,
})

for (const { figure, value, budget } of rows) {
  console.log(
    `${value <= budget ? '  ' : '! '}${figure.padEnd(44)} ${String(value).padStart(7)} of ${budget}`,
  )
}
if (rows.some(({ value, budget }) => value > budget)) process.exitCode = 1
