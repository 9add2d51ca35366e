import { useDeferredValue } from 'react'

/**
 * Whether React has hydrated the page: false in the worker and during hydration. What becomes true after it is rendered in slices,
 * so that a tap is answered between; `useSyncExternalStore` would render it in one task, with all that has not hydrated yet.
 */
export const useHydrated = (): boolean => useDeferredValue(true, false)
