import { type Context, Hono } from 'hono'
import { type ContentEntry, findEntries, findEntry } from '#platform/content/entries.ts'
import { findIncluded } from '#platform/content/include.ts'
import { ContentError, type ContentQuery, parseContentQuery } from '#platform/content/query.ts'
import type { PlatformEnv } from '#platform/env.ts'

const JSON_API = 'application/vnd.api+json'
const titles = { 400: 'Bad request', 404: 'Not found' }

/** `GET /delivery/jsonapi/{contentType}[/{id}]`: the content service (contract §13). */
export const contentRoutes = new Hono<PlatformEnv>()

contentRoutes.get('/:type', async (c) => {
  const query = queryOf(c)
  const { entries, total } = await findEntries(c.env.DB, c.req.param('type'), query)
  const included = await findIncluded(c.env.DB, entries, query)
  const hasNext = entries.length > 0 && query.skip + entries.length < total
  const links = { next: hasNext ? nextPage(c, query) : null }
  return answer(c, {
    data: entries.map(shownBy(query)),
    included: included.map(shownBy(query)),
    links,
    meta: { total },
  })
})

contentRoutes.get('/:type/:id', async (c) => {
  const query = queryOf(c)
  const { type, id } = c.req.param()
  const entry = await findEntry(c.env.DB, { type, id }, query.locale)
  if (!entry) throw new ContentError(404, `No ${type} with id ${id} in ${query.locale}`)
  const included = await findIncluded(c.env.DB, [entry], query)
  return answer(c, { data: shownBy(query)(entry), included: included.map(shownBy(query)) })
})

contentRoutes.onError((error, c) => {
  if (!(error instanceof ContentError)) throw error
  const { status, message } = error
  return answer(c, { errors: [{ status: String(status), title: titles[status], detail: message }] }, status)
})

const queryOf = (c: Context<PlatformEnv>): ContentQuery => parseContentQuery(new URL(c.req.url).searchParams)

const answer = (c: Context, document: unknown, status: 200 | 400 | 404 = 200): Response =>
  c.body(JSON.stringify(document), status, { 'Content-Type': JSON_API })

/** An entry with the attributes that `fields[type]` names. */
const shownBy =
  ({ fields }: ContentQuery) =>
  (entry: ContentEntry): ContentEntry => {
    const names = fields.get(entry.type)
    if (!names) return entry
    const pick = <T>(record: Record<string, T>) =>
      Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
    return { ...entry, attributes: pick(entry.attributes), relationships: pick(entry.relationships) }
  }

function nextPage(c: Context, { skip, limit }: ContentQuery): string {
  const url = new URL(c.req.url)
  url.searchParams.set('page[skip]', String(skip + limit))
  return url.pathname + url.search
}
