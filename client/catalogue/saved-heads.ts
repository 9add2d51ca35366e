import { isRecord } from '#shared/is-record.ts'
import type { Page } from '#shared/page-data.ts'
import { pageFormat } from '#shared/page-format.ts'
import type { StoreView } from '#shared/store-views.ts'
import { requestKey } from '../storage/request-key.ts'
import { savedCatalogue } from '../storage/saved-catalogue.ts'

/** The page of a category or brand: everything but its products. */
type ListingPage = Extract<Page, { name: 'category' | 'brand' }>

const headKey = ({ code }: StoreView, path: string) =>
  requestKey({ store: code, type: 'category', query: { path } })

/** Keeps what stands around a list, for lists of the same page with other filters. */
export async function saveHead(store: StoreView, path: string, page: ListingPage): Promise<void> {
  const value = { format: pageFormat, page: { ...page, data: { ...page.data, list: null } } }
  await savedCatalogue.write('category', [[await headKey(store, path), value]])
}

/** What stands around the list at a path; its list is missing. Null when it is not saved, or in another form. */
export async function readHead(store: StoreView, path: string): Promise<ListingPage | null> {
  const [saved] = await savedCatalogue.read('category', [await headKey(store, path)])
  const value = saved?.value
  return isRecord(value) && value.format === pageFormat ? (value.page as ListingPage) : null // written above, in this form
}
