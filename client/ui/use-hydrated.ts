import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether React has hydrated the page: false in the worker and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
