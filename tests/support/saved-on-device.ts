import { expect, type Page } from '@playwright/test'

/** Waits until the device keeps at least so many products. */
export const keptProducts = (page: Page, atLeast: number): Promise<void> =>
  expect.poll(() => countProducts(page), { timeout: 20_000 }).toBeGreaterThanOrEqual(atLeast)

const countProducts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'skare-products')) return 0
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await settled(indexedDB.open('skare-products'))
    const count = await settled(database.transaction('rows').objectStore('rows').count())
    database.close()
    return count
  })
