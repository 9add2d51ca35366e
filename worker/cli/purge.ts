import { parseArgs } from 'node:util'
import { chunk } from '#shared/chunk.ts'
import { MAX_TAGS } from '../cache/tags.ts'
import { DEVELOPMENT_PURGE_KEY } from '../development-keys.ts'

/**
 * `npm run purge -- P123 C7 [--soft] [--all] [--url https://shop.example]`: purges from the command line. The key is
 * the environment variable `PURGE_KEY`; for a shop on this machine the development key is the default. Exit code 0:
 * purged; 1: the shop refused or cannot be reached; 2: wrong command.
 */
const USAGE = 'Usage: npm run purge -- P123 C7 content:home [--soft] [--all] [--url http://localhost:8787]'

const { tags, soft, url } = readCommand()
const key = readKey(url)
for (const part of chunk(tags, MAX_TAGS)) await purge(part)

async function purge(part: string[]): Promise<void> {
  const response = await fetch(new URL('/ops/purge', url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify({ tags: part, soft }),
  }).catch((error: Error) => fail(1, `${url.origin} cannot be reached: ${error.cause ?? error.message}`))
  if (!response.ok) fail(1, `${url.origin} answered ${response.status}: ${await response.text()}`)
  console.log(`Purged${soft ? ' softly' : ''} at ${url.origin}: ${part.join(' ')}`)
}

function readCommand(): { tags: string[]; soft: boolean; url: URL } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { soft: { type: 'boolean' }, all: { type: 'boolean' }, url: { type: 'string' } },
    })
    const tags = values.all ? ['*'] : positionals.flatMap((text) => text.split(',')).filter(Boolean)
    if (tags.length === 0) fail(2, `Name what to purge.\n${USAGE}`)
    const url = new URL(values.url ?? `http://localhost:${process.env.PORT ?? 8787}`)
    if (!url.protocol.startsWith('http')) fail(2, `${url.href} is no address of a shop.\n${USAGE}`) // localhost:8787 is a URL, too
    return { tags, soft: values.soft ?? false, url }
  } catch (error) {
    return fail(2, `${(error as Error).message}\n${USAGE}`)
  }
}

/** Reads the purge key. The development key is sent to this machine only. */
function readKey({ hostname }: URL): string {
  if (process.env.PURGE_KEY) return process.env.PURGE_KEY
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1'
  return isLocal
    ? DEVELOPMENT_PURGE_KEY
    : fail(2, 'PURGE_KEY is not set: it is the secret of the shop that is purged.')
}

function fail(code: number, message: string): never {
  console.error(message)
  process.exit(code)
}
