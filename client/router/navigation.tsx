import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { namedElement, type Place, readPlaces, unseen, writePlaces } from './places.ts'

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
  const places = useRef(new Map<string, Place>())

  useEffect(() => {
    places.current = readPlaces()
    const change = (part: Partial<Place>) => {
      const { current } = visits.current
      places.current.set(current, { ...(places.current.get(current) ?? unseen), ...part })
    }
    const ours = () => {
      history.scrollRestoration = 'manual'
    }
    const browsers = () => {
      history.scrollRestoration = 'auto' // a reload, or coming back from elsewhere, is the browser's to restore
      writePlaces(places.current)
    }
    const remember = () => change({ scrollY: window.scrollY })
    const rememberLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('main a') : null
      if (link) change({ link: link.getAttribute('href') })
    }
    ours()
    addEventListener('scroll', remember, { passive: true })
    addEventListener('click', rememberLink, true)
    addEventListener('pagehide', browsers)
    addEventListener('pageshow', ours)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('click', rememberLink, true)
      removeEventListener('pagehide', browsers)
      removeEventListener('pageshow', ours)
    }
  }, [])

  useLayoutEffect(() => {
    // before the browser scrolls, which a shorter page makes it do
    const { current } = visits.current
    if (current === shown) return
    visits.current = {
      current: shown,
      previous: { url: current, scrollY: places.current.get(current)?.scrollY ?? 0 },
    }
    const samePage = pathOf(current) === pathOf(shown)
    if (type === 'POP') showPlace(places.current.get(shown) ?? unseen)
    else if (!samePage) showTop()
  }, [shown, type])

  return { ...visits.current, current: shown, isBackMove: type === 'POP' && visits.current.previous !== null }
}

const pathOf = (url: string) => url.split('?')[0]

function showPlace({ scrollY, link }: Place): void {
  window.scrollTo(0, scrollY)
  if (link)
    document.querySelector<HTMLElement>(`main a[href="${CSS.escape(link)}"]`)?.focus({ preventScroll: true })
}

function showTop(): void {
  const target = location.hash ? namedElement(location.hash) : null
  if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
