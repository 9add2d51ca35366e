import { describe, expect, test } from 'vitest'
import { get, prepareSmallCatalogue, search } from './catalogue-fixture.ts'

prepareSmallCatalogue()

const fetchCms = async (path: string) => {
  const response = await get(`/api/ext/cms-data/${path}`)
  return { status: response.status, ...((await response.json()) as { code: number; result: unknown }) }
}

describe('CMS pages and blocks', () => {
  test('a page is found by id and by identifier, in the language of the store', async () => {
    const page = { identifier: 'faq', title: 'Frågor och svar', active: true, store_id: [1] }
    const { result } = await fetchCms('cmsPageIdentifier/faq/storeId/1')
    expect(result).toMatchObject(page)
    expect(String((result as { content: string }).content).length).toBeGreaterThan(500)
    const { id } = result as { id: number }
    expect(await fetchCms(`cmsPage/${id}`)).toMatchObject({ code: 200, result: page })
    expect(await fetchCms(`cmsPage/${id}?storeCode=no`)).toMatchObject({
      result: { title: 'Spørsmål og svar', store_id: [3] },
    })
  })

  test('a block is found likewise', async () => {
    const { result } = await fetchCms('cmsBlockIdentifier/shipping-promise/storeId/4')
    expect(result).toMatchObject({ title: 'In stock, ships within 24 hours', store_id: [4] })
    expect(await fetchCms('cmsBlock/2')).toMatchObject({ result: { identifier: 'return-promise' } })
  })

  test.each(['cmsPage/999', 'cmsPageIdentifier/nothing/storeId/1', 'cmsBlock/x'])(
    '%s is not there: a 500 with the reason inside',
    async (path) => {
      const { status, code, result } = await fetchCms(path)
      expect([status, code]).toEqual([500, 500])
      expect(result).toMatchObject({ errorMessage: expect.stringContaining("doesn't exist"), code: 404 })
    },
  )

  test('search finds pages by identifier with the operator like', async () => {
    const filters = [{ attribute: 'identifier', value: { like: 'terms' }, scope: 'default' }]
    const { hits } = await search({ entity: 'cms_page', filters })
    expect(hits).toMatchObject([{ identifier: 'terms', title: 'Köpvillkor' }])
  })
})
