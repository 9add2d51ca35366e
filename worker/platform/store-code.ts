import type { StoreView } from '#shared/store-views.ts'
import type { Settings } from '../settings.ts'

/** What the platform knows the store by. Its own default store may have no code (contract §0.4). */
export const storeCodeOf = (
  { code }: StoreView,
  defaultStore: Settings['defaultStore'],
): string | undefined => (code === defaultStore ? undefined : code)
