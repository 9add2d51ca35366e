import { createContext, use, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** A place the shopper was at: enough to come back to it as it was left (Spec §2, R2.81). */
export interface Visit {
  url: string
  scrollY: number
}

export interface Navigation {
  current: string
  previous: Visit | null
  /** Whether the last move was a step back or forward (R2.82). */
  isBackMove: boolean
  /** A page is on its way while the old one still shows. */
  pending: boolean
}

export const NavigationContext = createContext<Navigation>({
  current: '',
  previous: null,
  isBackMove: false,
  pending: false,
})

export const useNavigation = (): Navigation => use(NavigationContext)

/**
 * Remembers the route before and its scroll position, puts the page where it belongs after a move
 * (back: where it was left; forward: to the top or the hash) and gives the new heading the focus.
 */
export function useRouteMemory(shown: string): Omit<Navigation, 'pending'> {
  const type = useNavigationType()
  const visits = useRef<{ current: string; previous: Visit | null }>({ current: shown, previous: null })
  const scrolls = useRef(new Map<string, number>())

  useEffect(() => {
    const ours = () => {
      history.scrollRestoration = 'manual'
    }
    const browsers = () => {
      history.scrollRestoration = 'auto' // a reload, or coming back from elsewhere, is the browser's to restore
    }
    const remember = () => scrolls.current.set(visits.current.current, window.scrollY)
    ours()
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', browsers)
    addEventListener('pageshow', ours)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', browsers)
      removeEventListener('pageshow', ours)
    }
  }, [])

  useEffect(() => {
    const { current } = visits.current
    if (current === shown) return
    visits.current = {
      current: shown,
      previous: { url: current, scrollY: scrolls.current.get(current) ?? 0 },
    }
    const samePage = pathOf(current) === pathOf(shown)
    if (type === 'POP') window.scrollTo(0, scrolls.current.get(shown) ?? 0)
    else if (!samePage) showTop()
  }, [shown, type])

  return { ...visits.current, current: shown, isBackMove: type === 'POP' && visits.current.previous !== null }
}

const pathOf = (url: string) => url.split('?')[0]

function showTop(): void {
  const target = location.hash ? document.querySelector(location.hash) : null
  if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
