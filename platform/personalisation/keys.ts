import { type Store, stores } from '../commerce/stores.ts'

/** The store with this search key: `skare-sv`, `skare-no`, `skare-en`. */
export const storeOfKey = (key: string): Store | undefined =>
  stores.find(({ code }) => key === `skare-${code}`)

const boxKinds = ['top', 'related', 'viewed'] as const

/** The kind of list: best sellers, related products, or recently viewed by others. */
export type BoxKind = (typeof boxKinds)[number]

/** Reads the id of a recommendation list: `top-sv`, `related-no`, `viewed-en`. */
export function parseListId(id: string): { kind: BoxKind; store: Store } | null {
  const [name, code] = id.split('-')
  const kind = boxKinds.find((one) => one === name)
  const store = stores.find((one) => one.code === code)
  return kind && store ? { kind, store } : null
}
