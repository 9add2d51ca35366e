import { expect, type Page } from '@playwright/test'

/** Waits until the device keeps at least so many products. */
export const keptProducts = (page: Page, atLeast: number): Promise<void> =>
  expect.poll(() => countRows(page, 'skare-products'), { timeout: 20_000 }).toBeGreaterThanOrEqual(atLeast)

/** Waits until the device keeps what stands around so many lists. */
export const keptHeads = (page: Page, atLeast: number): Promise<void> =>
  expect.poll(() => countRows(page, 'skare-categories')).toBeGreaterThanOrEqual(atLeast)

const countRows = (page: Page, database: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === wanted)) return 0
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const opened = await settled(indexedDB.open(wanted))
    const count = await settled(opened.transaction('rows').objectStore('rows').count())
    opened.close()
    return count
  }, database)
