import { createContext, use } from 'react'

/** Moves the shop to another address of the store; `replace` takes the place of the one before. */
export type Navigate = (to: string, options?: { replace?: boolean; state?: PlaceState | null }) => void

/** What a place in history keeps beside its address. */
export interface PlaceState {
  /** Code of the filter that was changed last (R2.94). */
  openFilter?: string
}

/** The browser's router puts its own in; in the worker nobody moves. */
export const NavigateContext = createContext<Navigate>(() => undefined)

/** react-router's own hook brings its data routes along: 4 kB (brotli) that this shop has no use for. */
export const useNavigate = (): Navigate => use(NavigateContext)
