import type { StoreCode } from '#shared/store-views.ts'

export function storeOfDocument(): StoreCode {
  return document.documentElement.dataset.store as StoreCode // the worker writes it
}
