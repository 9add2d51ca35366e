import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { filter, search } from './catalogue-fixture.ts'

/** Five products whose words are known: what each rule of relevance does shows in who is found, and in what order. */
const products: [id: number, sku: string, name: string, category: string][] = [
  [1, 'PULKA', 'Fjällsläde 190 cm', 'Pulkor'],
  [2, 'AB-SLAGRUTA-2', 'Vinterkappa', 'Kläder'],
  [3, 'CD-3', 'Slagruta', 'Övrigt'],
  [4, 'EF-4', 'Mössa med tofs', 'Slagruta'],
  [5, 'GH-5', 'Grön lång halsduk bomull', 'Övrigt'],
]

const BOOST = { name: 4, sku: 2, category: 1 } // Spec §9

beforeAll(async () => {
  const { termsOf } = await import('#platform/search/words.ts')
  const rows = products.flatMap(([id, sku, name, category]) => {
    const boosts = new Map<string, number>()
    const fields: [string, number][] = [
      [name, BOOST.name],
      [sku, BOOST.sku],
      [category, BOOST.category],
    ]
    for (const [text, boost] of fields)
      for (const word of termsOf(text)) boosts.set(word, (boosts.get(word) ?? 0) + boost)
    return [
      env.DB.prepare('INSERT INTO product VALUES (1, ?, ?, ?, ?, ?, ?, ?)').bind(
        ...[id, sku, 'simple', name, `p-${id}`, JSON.stringify({ id, sku, name }), '{}'],
      ),
      env.DB.prepare(
        `INSERT INTO listing VALUES (1, ?, ?, 'simple', 1, 4, 1, ?, ?, ?, ?, 100, 0, 1, '2026-01-01', '2026-01-01', '')`,
      ).bind(id, sku, `p-${id}`, `p-${id}`, name, name),
      ...[...boosts].map(([term, boost]) =>
        env.DB.prepare('INSERT INTO posting VALUES (1, ?, ?, ?)').bind(term, id, boost),
      ),
    ]
  })
  await env.DB.batch(rows)
  await env.DB.prepare(
    'INSERT INTO vocabulary SELECT store_id, term, COUNT(*), term FROM posting GROUP BY store_id, term',
  ).run()
})

const find = async (text: string) => {
  const { hits } = await search({ text, filters: [filter('status', { in: [1] })] })
  return hits.map(({ id, _score }) => [id, _score])
}
const idsFor = async (text: string) => (await find(text)).map(([id]) => id)

describe('search relevance', () => {
  test('R9.19 a word weighs 4 in the name, 2 in the sku, 1 in a category’s name', async () => {
    expect(await find('slagruta')).toEqual([
      [3, 4],
      [2, 2],
      [4, 1],
    ])
  })

  test('R9.16 two edits are forgiven, three are not', async () => {
    expect(await idsFor('halsduk')).toEqual([5])
    expect(await idsFor('halsdku')).toEqual([5])
    expect(await idsFor('halzduq')).toEqual([5])
    expect(await idsFor('halzdqq')).toEqual([])
  })

  test('R9.18 the first two letters are not', async () => {
    expect(await idsFor('haksduk')).toEqual([5])
    expect(await idsFor('malsduk')).toEqual([])
    expect(await idsFor('hlasduk')).toEqual([])
  })

  test.each([
    ['grön lång halsduk', [5]],
    ['grön lång halsduk kajak', [5]], // three of four
    ['grön lång kajak', [5]], // 75 % of three, rounded down, are two
    ['grön lång kajak kanot', []], // two of four
    ['grön kajak', [5]], // one of two
  ])('R9.17 three words in four must match: %s', async (text, ids) => {
    expect(await idsFor(text)).toEqual(ids)
  })

  test('R9.15 a hit below 0.02 is none', async () => {
    await env.DB.prepare("UPDATE posting SET boost = 0.019 WHERE term = 'tofs'").run()
    expect(await idsFor('tofs')).toEqual([])
    await env.DB.prepare("UPDATE posting SET boost = 0.02 WHERE term = 'tofs'").run()
    expect(await idsFor('tofs')).toEqual([4])
  })

  test('190cm is 190 cm, å, ä and ö are their plain and their two-letter forms', async () => {
    for (const text of ['190cm', '190 cm', 'fjällsläde', 'fjallslade', 'fjaellslaede']) {
      expect([text, await idsFor(text)]).toEqual([text, [1]])
    }
  })

  test('the plural finds the singular', async () => {
    expect(await idsFor('halsdukar')).toEqual([5])
    expect(await idsFor('mössor')).toEqual([4])
  })
})
