import { expect, test } from 'vitest'
import { deserialise } from '#worker/content/json-api.ts'

const guides = (count: number, related: number) =>
  Array.from({ length: count }, (_, at) => ({
    type: 'guides',
    id: String(at),
    attributes: { slug: `guide-${at}` },
    relationships: {
      relatedGuides: {
        data: Array.from({ length: related }, (_, next) => ({
          type: 'guides',
          id: String((at + 1 + next * next) % count),
        })),
      },
    },
  }))

test('R7.74: guides that name each other are read in a moment, however many ways lead through them', () => {
  const start = Date.now()
  const entries = deserialise({ data: guides(20, 3), included: [] })
  expect(Date.now() - start).toBeLessThan(1000)
  expect(entries).toHaveLength(20)
  expect(entries[0]?.relatedGuides).toMatchObject([
    { slug: 'guide-1' },
    { slug: 'guide-2' },
    { slug: 'guide-5' },
  ])
})

test('R7.74: what is referred to has its pictures', () => {
  const [chapter] = deserialise({
    data: {
      type: 'magazineChapter',
      id: 'c',
      attributes: {},
      relationships: { articles: { data: [{ type: 'magazineItem', id: 'a' }] } },
    },
    included: [
      {
        type: 'magazineItem',
        id: 'a',
        attributes: {},
        relationships: {
          image: { data: { type: 'asset', id: 'i' } },
          chapter: { data: { type: 'magazineChapter', id: 'c' } },
        },
      },
      { type: 'asset', id: 'i', attributes: { url: '/a.webp' }, relationships: {} },
    ],
  })
  expect(chapter?.articles).toEqual([
    {
      id: 'a',
      type: 'magazineItem',
      image: { id: 'i', type: 'asset', url: '/a.webp' },
      chapter: { id: 'c', type: 'magazineChapter' },
    },
  ])
})
