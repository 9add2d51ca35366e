import { useDeferredValue, useSyncExternalStore } from 'react'

/**
 * Whether React has hydrated the page: false in the worker and during hydration. What becomes true after it is rendered in slices,
 * so that a tap is answered between. It is false for a moment, too, in what a shopper's action adds to the page.
 */
export const useHydrated = (): boolean => useDeferredValue(true, false)

const never = () => () => undefined

/** The same, true from the start in what is added later; after hydration all that depends on it is rendered in one task. */
export const useHydratedAtOnce = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
