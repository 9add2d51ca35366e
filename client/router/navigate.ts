import { createContext, use } from 'react'

/** Navigates to another address of the store; `replace` replaces the current history entry. */
export type Navigate = (to: string, options?: { replace?: boolean; state?: HistoryState | null }) => void

/** State of a history entry. */
interface HistoryState {
  /** Code of the filter that was changed last (R2.94). */
  openFilter?: string
  /** It shows what is on the screen already, such as another variant: neither scroll position nor focus change. */
  isInPlace?: boolean
}

/** The browser's router provides its own; in the worker nothing navigates. */
export const NavigateContext = createContext<Navigate>(() => undefined)

/** Replaces react-router's hook, which would add 4 kB (brotli) for its data routes. */
export const useNavigate = (): Navigate => use(NavigateContext)
