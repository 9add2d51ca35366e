import { beforeEach, expect, test, vi } from 'vitest'
import { saveBoot } from '#client/app/service-worker/save-boot.ts'
import { readSavedPage, saveAnswer } from '#client/storage/saved-pages.ts'
import type { Page } from '#shared/page-data.ts'
import { pageFormat } from '#shared/page-format.ts'
import { createPageDecoder, encodePage } from '#shared/page-lines.ts'
import { MemoryCaches } from '#tests/support/memory-caches.ts'

beforeEach(() => vi.stubGlobal('caches', new MemoryCaches()))

const pageOf = (...teasers: string[]) =>
  ({
    name: 'guides',
    data: { index: Promise.resolve({ teasers }) },
    meta: { title: 'Guider', canonical: '/kopguider', alternates: {} },
  }) as unknown as Page // of an index only what is saved
const savedText = async () => (await readSavedPage('/kopguider'))?.text()

test('the page of a document is saved with its promised fields', async () => {
  await saveBoot({ page: pageOf('Valla'), build: 'b1' }, '/kopguider')
  expect(await savedText()).toContain('["data.index",{"teasers":["Valla"]}]')
})

test('a page with a failed part never replaces the saved copy, whether it came as a document or as data', async () => {
  await saveBoot({ page: pageOf('Valla'), build: 'b1' }, '/kopguider')
  await saveBoot({ page: pageOf(), build: 'b1', isPartial: true }, '/kopguider')
  expect(await savedText()).toContain('Valla')
  const headers = {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Cache-Control': 'private, no-store',
    'X-Page-Format': pageFormat,
  }
  expect(await saveAnswer('/kopguider', new Response('{}\n', { headers }))).toEqual({ kind: 'unchanged' })
  expect(await savedText()).toContain('Valla')
})

test('a page whose connection broke before its last part never replaces the saved copy', async () => {
  await saveBoot({ page: pageOf('Valla'), build: 'b1' }, '/kopguider')
  const decoder = createPageDecoder()
  decoder.push(encodePage(pageOf()).head)
  const saving = saveBoot({ page: decoder.value as Page, build: 'b1' }, '/kopguider')
  decoder.end()
  await saving
  expect(await savedText()).toContain('Valla')
})
