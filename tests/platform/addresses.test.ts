import { expect, test } from 'vitest'
import { allDocuments, filter, prepareSmallCatalogue, search } from './catalogue-fixture.ts'

prepareSmallCatalogue()

test('the addresses of all products are read page by page, by id', async () => {
  const found: number[] = []
  for (let last = 0; ; last = found.at(-1) ?? 0) {
    const { hits } = await search({
      filters: [
        filter('id', { gt: last }),
        filter('status', { in: [0, 1] }),
        filter('visibility', { in: [2, 3, 4] }),
      ],
      sort: [{ field: 'id', options: 'asc' }],
      parameters: { size: '50', _source_include: 'id,url_path,updated_at' },
    })
    if (hits.length === 0) break
    found.push(...hits.map(({ id }) => id))
    expect(hits[0]).toMatchObject({ url_path: expect.any(String), updated_at: expect.any(String) })
    expect(hits[0]).not.toHaveProperty('nm')
  }
  const shown = (await allDocuments()).filter(({ status, visibility }) => status < 2 && visibility > 1)
  expect(found).toEqual(shown.map(({ id }) => id).toSorted((one, other) => one - other))
})
