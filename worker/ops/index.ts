import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import type { AppContext } from '../app-env.ts'
import { previewPurge } from '../cache/page-index.ts'
import { purgeLogOf } from '../cache/purge/purge-log-of.ts'
import { affectedTags, asCarried, attributesTag, everything, isTag, MAX_TAGS } from '../cache/tags.ts'
import { type App, createApp } from '../create-app.ts'
import { limitBody } from '../middleware/limit-body.ts'
import { carriesKey, isPurgeKey } from '../middleware/operators.ts'
import { readBody } from '../request/read-body.ts'
import { purge, withParents } from './purge.ts'

const MAX_TAG = 120 // characters

const purgeSchema = z.object({
  tags: z.array(z.string().check(z.maxLength(MAX_TAG))).check(z.minLength(1), z.maxLength(MAX_TAGS)),
  soft: z._default(z.boolean(), false),
})

const unauthorised = () =>
  Response.json(
    { error: { code: 'ops.wrongKey' } },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } },
  )

/** `/ops/*`, for operators and indexers: requires the purge key. Responses are for machines; error details are in English. */
export const ops = createOps()
ops.use('*', async (c, next) =>
  (await carriesKey(c.req.raw.headers, c.var.settings)) ? next() : unauthorised(),
)

/** `POST /ops/purge {"tags":["P12","C7"],"soft":true}`: purges several tags at once; `*` is everything. */
ops.post('/purge', limitBody, async (c) => {
  const { soft, ...body } = await readBody(c, purgeSchema)
  const tags = body.tags.map(asCarried)
  const invalid = tags.filter((tag) => !isTag(tag))
  if (invalid.length > 0) return unknownTags(c, invalid)
  const sequence = await purge(c, { tags, soft })
  return c.json({ purged: tags, soft, sequence, at: new Date(sequence).toISOString() })
})

/** `GET /ops/purges`: the last hundred purges, newest first. */
ops.get('/purges', async (c) => {
  const purges = await purgeLogOf(c.env).lastPurges()
  return c.json({
    purges: purges.map(({ sequence, tags, soft }) => ({
      at: new Date(sequence).toISOString(),
      sequence,
      tags,
      soft,
    })),
  })
})

/** `GET /ops/purge-preview?tag=P12`: the stored pages that a purge would affect. */
ops.get('/purge-preview', async (c) => {
  const tags = listOf(c.req.queries('tag')).map(asCarried)
  const invalid = tags.filter((tag) => !isTag(tag))
  if (tags.length === 0 || invalid.length > 0) return unknownTags(c, invalid)
  return c.json({ tags, ...(await previewPurge(c.env.CACHE, affectedTags(await withParents(c, tags)))) })
})
ops.all('*', (c) => c.json({ error: { code: 'ops.notFound' } }, 404))

/** Names that standard indexers purge by. A name for a whole kind purges more than necessary. */
const tagNames: Record<string, string> = {
  product: everything,
  category: everything,
  attribute: attributesTag,
  home: 'content:home',
}
const ATTRIBUTE = /^A\d+$/
const toTag = (name: string): string =>
  tagNames[name] ?? (ATTRIBUTE.test(name) ? attributesTag : asCarried(name))

/**
 * `GET|POST /invalidate?tag=P1,C2&key=…`: the format that existing indexers of the platform use. A tag of an attribute
 * (`A12`) stands for all of them. Tags of other kinds (`T3`) are named in the answer and in the log, and the others are purged.
 */
export const invalidate = createOps()
invalidate.on(['GET', 'POST'], '/', async (c) => {
  if (c.req.method === 'HEAD') return c.body(null, 405, { Allow: 'GET, POST' }) // a HEAD changes nothing (RFC 9110 §9.2.1)
  if (!(await isPurgeKey(c.req.query('key') ?? '', c.var.settings))) return unauthorised()
  const tags = [...new Set(listOf(c.req.queries('tag')).map(toTag))]
  const valid = tags.filter(isTag)
  const ignored = tags.filter((tag) => !isTag(tag))
  if (valid.length === 0) return unknownTags(c, ignored)
  if (valid.length > MAX_TAGS) return tooManyTags(c)
  if (ignored.length > 0) c.var.log.warn('purge.unknownTags', { tags: ignored })
  await purge(c, { tags: valid, soft: false })
  const answer = { code: 200, result: 'Tags invalidated successfully' }
  return c.json(ignored.length > 0 ? { ...answer, ignored } : answer)
})

function createOps(): App {
  const app = createApp()
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.onError((error, c) => {
    const appError = error instanceof AppError ? error : new AppError('errors.unexpected', { cause: error })
    if (appError.status >= 500) c.var.log.error('failure', { error: appError, path: c.req.path })
    const detail = appError.status < 500 && typeof appError.cause === 'string' ? appError.cause : undefined
    return c.json({ error: { code: appError.code, detail } }, appError.status as 500)
  })
  return app
}

const listOf = (texts: string[] = []): string[] =>
  texts
    .join()
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

const unknownTags = (c: AppContext, tags: string[]) =>
  c.json(
    { error: { code: 'ops.unknownTags', tags, detail: 'A tag is P<id>, C<id>, content:<type> or *.' } },
    400,
  )

const tooManyTags = (c: AppContext) =>
  c.json({ error: { code: 'ops.tooManyTags', detail: `A call takes ${MAX_TAGS} tags.` } }, 400)
