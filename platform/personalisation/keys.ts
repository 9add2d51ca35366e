import { type Store, stores } from '../commerce/stores.ts'

/** The store whose search key this is: `skare-sv`, `skare-no`, `skare-en`. */
export const storeOfKey = (key: string): Store | undefined =>
  stores.find(({ code }) => key === `skare-${code}`)

const boxKinds = ['top', 'related', 'viewed'] as const

/** What a list shows: what sells best, what is like a product, what others looked at. */
export type BoxKind = (typeof boxKinds)[number]

/** Reads the id of a recommendation list: `top-sv`, `related-no`, `viewed-en`. */
export function parseListId(id: string): { kind: BoxKind; store: Store } | null {
  const [name, code] = id.split('-')
  const kind = boxKinds.find((one) => one === name)
  const store = stores.find((one) => one.code === code)
  return kind && store ? { kind, store } : null
}
