import { createContext, use, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { pathOf } from '#shared/paths.ts'
import { restoreFocus } from './page-focus.ts'
import {
  currentVisit,
  keepPosition,
  recordMoves,
  returnToPage,
  returnToPlace,
  startAtTop,
  type TabHistory,
  takeOverScrolling,
  type Visit,
} from './tab-history.ts'

export interface Navigation {
  current: string
  previous: Visit | null
  /** Whether the last navigation went back or forward in history (R2.82). */
  isBackMove: boolean
  /** A page is loading while the old one is still shown. */
  pending: boolean
}

export const NavigationContext = createContext<Navigation>({
  current: '',
  previous: null,
  isBackMove: false,
  pending: false,
})

/** Whether the last navigation followed a link, and did not go back or forward in history. */
export const useIsForward = (): boolean => useNavigationType() !== 'POP'

export const useNavigation = (): Navigation => use(NavigationContext)

/**
 * Stores the previous route and its scroll position. After a navigation it scrolls the page (back: to the stored
 * position; forward: to the top or the hash) and focuses the new heading. `shell` is the address of a document that stood for
 * another page at the start: the shopper has not visited it.
 */
export function useRouteHistory(shown: string, shell?: string): Omit<Navigation, 'pending'> {
  const isForward = useIsForward()
  const { state, hash, pathname, search } = useLocation()
  const [tab] = useState(
    (): TabHistory => ({ current: shown, previous: null, lastHash: hash, positions: new Map() }),
  )
  useEffect(() => {
    const mounted = new AbortController()
    takeOverScrolling(tab, mounted.signal)
    recordMoves(tab, mounted.signal)
    return () => mounted.abort()
  }, [tab])

  const left = tab.current === shown ? null : currentVisit(tab)
  const previous = left && left.url !== shell ? left : tab.previous

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that is left belongs to the change of page
  useLayoutEffect(() => {
    // before the browser scrolls, which it does when the page becomes shorter
    const isOtherHash = hash !== tab.lastHash
    tab.lastHash = hash
    if (!left) {
      if (isOtherHash && !isForward && pathname + search === shown) returnToPlace(tab, hash)
      return
    }
    tab.current = shown
    tab.previous = previous
    if (!isForward) returnToPage(tab)
    else if (state?.isInPlace || subjectOf(left.url) === subjectOf(shown)) keepPosition(tab, left.url)
    else startAtTop(tab)
    restoreFocus()
  }, [shown, isForward, hash])

  return { current: shown, previous, isBackMove: !isForward && previous !== null }
}

/** What an address is about, without filters, sort and page: a path, and the words that are searched for. */
const subjectOf = (url: string) => `${pathOf(url)}?${new URLSearchParams(url.split('?')[1]).get('s')}`
