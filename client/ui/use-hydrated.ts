import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether React has taken the page over: false in the worker and while hydrating. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
