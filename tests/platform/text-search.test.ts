import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { stores } from '#platform/commerce/stores.ts'
import { type CountRow, toAggregations } from '#platform/search/aggregations.ts'
import { conditionOf } from '#platform/search/operators.ts'
import { productField } from '#platform/search/product-fields.ts'
import { type Filter, parseSearchQuery } from '#platform/search/query.ts'
import { readTextMatches } from '#platform/search/text-matches.ts'
import type { TextTerms } from '#platform/search/text-terms.ts'
import { MINIMUM_SCORE } from '#platform/search/weigh-products.ts'
import { MINIMUM_SHOULD_MATCH } from '#platform/search/words.ts'
import { prepare, raw, type Sql, sql } from '#platform/sql.ts'
import { filter, prepareCatalogue, search } from './catalogue-fixture.ts'

const [store] = stores
const facets = ['ls_brand', 'ls_farg', 'ls_storlek', 'price']

prepareCatalogue()

/** A search as the engine's rules say it in SQL, over single postings, `listing` and the facet table. */
async function searchInSql(text: string, filters: Filter[]) {
  const matched = await matchInSql(text, filters)
  if (!matched) return { hits: [], counts: [] }
  const [hits, prices, values] = await env.DB.batch<Record<string, number>>(
    [
      sql`SELECT p.id, found.score ${matched} ORDER BY found.score DESC, p.popularity DESC, p.id`,
      sql`SELECT '' AS attribute, p.final_price AS value, COUNT(*) AS products ${matched} GROUP BY p.final_price`,
      sql`SELECT attribute, value, COUNT(*) AS products FROM facet WHERE store_id = ${store.id}
        AND product_id IN (SELECT p.id ${matched}) GROUP BY attribute, value`,
    ].map((one) => prepare(env.DB, one)),
  )
  const counts = [...(prices?.results ?? []), ...(values?.results ?? [])] as unknown as CountRow[] // their columns
  return { hits: (hits?.results ?? []).map(({ id, score }) => ({ id, score })), counts }
}

async function matchInSql(text: string, filters: Filter[]): Promise<Sql | null> {
  const found = await readTextMatches(env.DB, store, text)
  if (!found) return null
  const { terms, skuIds } = found
  const best = (at: number) =>
    `COALESCE(MAX(CASE WHEN q.value ->> 'word' = ${at} THEN t.boost * (q.value ->> 'factor') END), 0)`
  const scores = terms.optional.map((_, at) => best(at))
  const main = await mainPart(terms)
  const matches = terms.optional.map(
    (isOptional, at) => `(${best(at)} > 0) * ${isOptional ? 1 : at === main ? 96 : 64}`,
  )
  const words = sql`SELECT id.value AS id, ${raw(scores.join(' + '))} AS score, ${raw(matches.join(' + '))} AS matches
    FROM json_each(${JSON.stringify(terms.expansions)}) q
    JOIN posting t ON t.store_id = ${store.id} AND t.term = q.value ->> 'term'
    JOIN json_each('[' || t.product_ids || ']') id
    GROUP BY id.value`
  const required = terms.optional.filter((isOptional) => !isOptional).length
  const least = 64 * Math.max(1, Math.floor(required * MINIMUM_SHOULD_MATCH))
  const most = sql`SELECT MAX(${least}, COALESCE(MAX(matches), 0)) FROM words JOIN listing l
    ON l.store_id = ${store.id} AND l.id = words.id AND l.visibility IN (3, 4) AND l.status IN (0, 1)`
  const categories = sql`SELECT id.value AS id, t.boost AS score FROM posting t
    JOIN json_each('[' || t.product_ids || ']') id
    WHERE t.store_id = ${store.id} AND t.term IN (SELECT value FROM json_each(${JSON.stringify(terms.categories)}))`
  const skus = sql`SELECT value AS id, 100 AS score FROM json_each(${JSON.stringify(skuIds)})`
  const condition = conditionOf(filters, (attribute, scope) => productField(store.id, attribute, scope))
  return sql`FROM (WITH words AS MATERIALIZED (${words}),
      matching AS (SELECT id, score FROM words WHERE matches >= (${most}) AND score >= ${MINIMUM_SCORE})
    SELECT id, SUM(score) AS score FROM (SELECT * FROM matching UNION ALL
      SELECT * FROM (${categories}) WHERE id IN (SELECT id FROM matching) UNION ALL ${skus}) GROUP BY id) found
    CROSS JOIN listing p ON p.id = found.id WHERE p.store_id = ${store.id} AND ${condition}`
}

/** The last word that names a category, else the last. */
async function mainPart({ categoriesByPart, optional }: TextTerms): Promise<number> {
  const terms = JSON.stringify(categoriesByPart.flat())
  const query = sql`SELECT DISTINCT term FROM posting WHERE store_id = ${store.id}
    AND term IN (SELECT value FROM json_each(${terms}))`
  const { results } = await prepare(env.DB, query).all<{ term: string }>()
  const categories = new Set(results.map(({ term }) => term))
  const at = categoriesByPart.findLastIndex(
    (own, part) => !optional[part] && own.some((term) => categories.has(term)),
  )
  return at < 0 ? optional.length - 1 : at
}

const visible = [filter('visibility', { in: [3, 4] }), filter('status', { in: [0, 1] })]

/** Filters that columns in memory decide, filters that only SQL decides, and both at once. */
const anyFilters = fc
  .subarray(
    [
      filter('price', { gte: 500, lte: 1999.5 }, 'catalog'),
      filter('final_price', { lt: '900' }),
      filter('price', { in: [499, '899'] }),
      filter('popularity', { gt: 200 }),
      filter('stock.is_in_stock', { eq: true }),
      filter('price', { neq: null }),
      filter('ls_farg', { in: [50, 49, 52] }, 'catalog'),
      filter('ls_brand', { nin: [1, 2, 3] }),
      filter('type_id', 'configurable'),
      filter('visibility', { or: 4 }),
      filter('name', { gt: 'L' }),
      filter('status', { in: [] }),
    ],
    { maxLength: 2 },
  )
  .map((filters) => [...visible, ...filters])

let words: string[] = []

beforeAll(async () => {
  const { results } = await env.DB.prepare(
    'SELECT term FROM vocabulary WHERE store_id = ? ORDER BY products DESC',
  )
    .bind(store.id)
    .all<{ term: string }>()
  words = results.map(({ term }) => term)
})

const MAX_SHARE = 1000

/** Words of the catalogue, the frequent ones more often, one in four with a letter dropped. */
const anyText = fc
  .array(fc.tuple(fc.noBias(fc.nat(MAX_SHARE)), fc.nat(3), fc.nat(9)), {
    minLength: 1,
    maxLength: 4,
  })
  .map((picks) =>
    picks
      .map(([share, slip, at]) => {
        const word = words[Math.floor((share / MAX_SHARE) ** 4 * (words.length - 1))] ?? ''
        return slip > 0 ? word : word.slice(0, at) + word.slice(at + 1)
      })
      .join(' '),
  )
  .filter((text) => text.trim() !== '') // no text is another search

describe('text search', () => {
  test('R9.15 R9.17 finds, orders and counts what the rules say, whatever the text and the filters', async () => {
    let found = 0
    const holds = fc.asyncProperty(anyText, anyFilters, async (text, filters) => {
      const query = parseSearchQuery({
        _availableFilters: facets.map((field) => ({ field, scope: 'catalog' })),
        _appliedFilters: filters,
        _searchText: text,
      })
      const answer = await search({ text, filters, facets })
      const { hits, counts } = await searchInSql(query.text, query.filters)
      found += hits.length
      expect(answer.hits.map(({ id, _score }) => ({ id, score: _score }))).toEqual(hits)
      expect(answer.total).toBe(hits.length)
      expect(answer.aggregations).toEqual(toAggregations(query, counts, store))
    })
    await fc.assert(holds, { numRuns: 50 })
    expect(found).toBeGreaterThan(300)
  })

  test('pages and orders asked for are parts of the same list', async () => {
    const { hits, total } = await search({ text: 'jacka', filters: visible })
    const page = await search({ text: 'jacka', filters: visible, parameters: { size: '5', from: '3' } })
    expect(page.hits).toEqual(hits.slice(3, 8))
    expect(page.total).toBe(total)
    const sort = [{ field: 'final_price', options: 'desc' }]
    const sorted = await search({ text: 'jacka', filters: visible, sort })
    expect(sorted.hits.map(({ id }) => id).toSorted()).toEqual(hits.map(({ id }) => id).toSorted())
    const prices = sorted.hits.map(({ final_price }) => Number(final_price))
    expect(prices).toEqual(prices.toSorted((one, other) => other - one))
  })

  test('a product that is changed, added or taken away counts at once', async () => {
    const find = () => search({ text: 'jacka', filters: visible, facets: ['price'] })
    const before = await find()
    const id = Number(before.hits.at(-1)?.id)
    const priced = env.DB.prepare(
      'UPDATE listing SET final_price = 77777 WHERE store_id = 1 AND id = ?',
    ).bind(id)
    await priced.run()
    expect((await find()).aggregations.agg_max_price?.value).toBe(77777)
    await env.DB.prepare('DROP TABLE IF EXISTS kept').run()
    await env.DB.prepare(`CREATE TABLE kept AS SELECT * FROM listing WHERE store_id = 1 AND id = ${id}`).run()
    await env.DB.prepare('DELETE FROM listing WHERE store_id = 1 AND id = ?').bind(id).run()
    expect((await find()).total).toBe(before.total - 1)
    await env.DB.prepare('INSERT INTO listing SELECT * FROM kept').run()
    expect((await find()).total).toBe(before.total)
  })
})
