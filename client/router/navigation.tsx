import { createContext, type RefObject, use, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { pathOf } from '#shared/paths.ts'
import {
  namedElement,
  readPositions,
  type ScrollPosition,
  startPosition,
  writePositions,
} from './positions.ts'

/** A visited page with its scroll position, to return to it (Spec §2, R2.81). */
interface Visit {
  url: string
  scrollY: number
}

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

type Visits = Pick<Navigation, 'current' | 'previous'>

/**
 * Stores the previous route and its scroll position. After a navigation it scrolls the page (back: to the stored
 * position; forward: to the top or the hash) and focuses the new heading. `shell` is the address of a document that stood for
 * another page at the start: the shopper has not visited it.
 */
export function useRouteHistory(shown: string, shell?: string): Omit<Navigation, 'pending'> {
  const type = useNavigationType()
  const { state, hash, pathname, search } = useLocation()
  const visits = useRef<Visits>({ current: shown, previous: null })
  const positions = useRef(new Map<string, ScrollPosition>())
  const lastName = useRef<string | null>(null)
  const lastHash = useRef(hash)
  useEffect(() => takeOverScrolling(positions), [])
  useEffect(() => recordPlaces({ visits, positions, lastName }), [])

  const { current, previous } = visits.current
  const isLeft = current !== shown && current !== shell
  const last = isLeft ? { url: current, scrollY: positions.current.get(current)?.scrollY ?? 0 } : previous

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that is left belongs to the change of page
  useLayoutEffect(() => {
    // before the browser scrolls, which it does when the page becomes shorter
    const isOtherPlace = lastHash.current !== hash
    lastHash.current = hash
    if (current === shown) {
      const place = positions.current.get(placeOf(shown, hash))
      if (place && isOtherPlace && type === 'POP' && pathname + search === shown) restorePosition(place)
      return
    }
    visits.current = { current: shown, previous: last }
    if (type === 'POP') restorePosition(positions.current.get(shown))
    else if (subjectOf(current) !== subjectOf(shown) && !state?.isInPlace) {
      positions.current.delete(shown) // of an earlier visit
      scrollToTop()
    } else {
      const { scrollY } = positions.current.get(current) ?? startPosition
      positions.current.set(shown, { ...startPosition, scrollY }) // nothing is scrolled
      if (location.hash) namedElement(location.hash)?.scrollIntoView() // the answer to a form of the page
    }
    if (document.activeElement === document.body) restoreFocus(lastName.current)
  }, [shown, type, hash])

  return { current: shown, previous: last, isBackMove: type === 'POP' && last !== null }
}

/** Scrolling is ours, with the positions of this tab, until the returned function is called. */
function takeOverScrolling(positions: Tracked['positions']): () => void {
  positions.current = readPositions()
  const take = () => {
    history.scrollRestoration = 'manual'
  }
  const giveBack = () => {
    history.scrollRestoration = 'auto' // the browser restores the position after a reload or a return from another site
    writePositions(positions.current)
  }
  take()
  addEventListener('pagehide', giveBack)
  addEventListener('pageshow', take)
  return () => {
    removeEventListener('pagehide', giveBack)
    removeEventListener('pageshow', take)
  }
}

/** What the history of a tab knows. */
interface Tracked {
  visits: RefObject<Visits>
  positions: RefObject<Map<string, ScrollPosition>>
  /** Name of the field that had the focus last. */
  lastName: RefObject<string | null>
}

/** Notes where the shopper is in a page, and which link they follow, until the returned function is called. */
function recordPlaces({ visits, positions, lastName }: Tracked): () => void {
  const updatePosition = (update: Partial<ScrollPosition>) => {
    const { current } = visits.current
    const earlier = positions.current.get(current) ?? startPosition
    positions.current.delete(current) // so that it is the last of those that are kept
    positions.current.set(current, { ...earlier, ...update })
  }
  const recordFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const { href, pathname, search } = location
    focusedAheadOf = visits.current.current === pathname + search ? '' : href
    lastName.current = target.getAttribute('name')
    // browsers leave a link as it is that a row of cards shows in part
    if (target.matches('a:focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'center' })
  }
  const recordScroll = () => updatePosition({ scrollY: window.scrollY })
  const recordLink = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a') : null
    if (!link) return
    updatePosition({ link: link.getAttribute('href') })
    const { current } = visits.current
    if (!link.hash || link.pathname + link.search !== current) return
    positions.current.set(placeOf(current, location.hash), { ...startPosition, scrollY: window.scrollY })
    positions.current.delete(placeOf(current, link.hash)) // the browser scrolls there by itself
  }
  recordScroll() // a first scroll is what starts React, and may be over by now
  addEventListener('scroll', recordScroll, { passive: true })
  addEventListener('click', recordLink, true)
  addEventListener('focusin', recordFocus)
  return () => {
    removeEventListener('scroll', recordScroll)
    removeEventListener('click', recordLink, true)
    removeEventListener('focusin', recordFocus)
  }
}

/** A place in a page: going back from a link within it leads there. */
const placeOf = (url: string, hash: string) => `${url}${hash || '#'}`

/** What an address is about, without filters, sort and page: a path, and the words that are searched for. */
const subjectOf = (url: string) => `${pathOf(url)}?${new URLSearchParams(url.split('?')[1]).get('s')}`

/** Where the shopper was; on a page that is new to the tab where the hash points to, else at the top. */
function restorePosition(position: ScrollPosition | undefined): void {
  const { scrollY, link } = position ?? startPosition
  window.scrollTo(0, scrollY)
  if (!position && location.hash) namedElement(location.hash)?.scrollIntoView()
  if (link) focusQuietly(inMain(`a[href="${CSS.escape(link)}"]`))
}

/** The top of the page, or where the hash points to. */
export function scrollToTop(): void {
  const target = location.hash ? namedElement(location.hash) : null
  if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
  focusHeading()
}

/** The address of the page that was on its way when the focus last moved. */
let focusedAheadOf = ''

/** Gives the focus to the heading of the page, as after a navigation. A shopper who went to a field while the page was loading keeps the focus there. */
export function focusHeading(): void {
  if (focusedAheadOf !== location.href || !document.activeElement?.matches('input'))
    focusQuietly(inMain('h1'))
}

/** The same where the page came before its heading, unless the focus is elsewhere by then. */
export function focusLateHeading(): void {
  if (isFocusLost()) focusHeading()
}

/**
 * Whether nobody has the focus, once the button that was pressed is gone. Safari gives a pressed button no focus, but the `main` that it
 * is in.
 */
export const isFocusLost = (): boolean => Boolean(document.activeElement?.matches('body, main'))

/**
 * The element with the focus is gone: the field of the same name has it, otherwise what the page names for it
 * (`data-focus-fallback`), otherwise its heading.
 */
function restoreFocus(name: string | null): void {
  focusQuietly(
    (name && inMain(`[name="${CSS.escape(name)}"]`)) || inMain('[data-focus-fallback]') || inMain('h1'),
  )
}

const inMain = (selector: string) => document.querySelector<HTMLElement>(`main ${selector}`)

/** Focuses an element, also one that nobody can operate, without scrolling to it. */
function focusQuietly(element: HTMLElement | null): void {
  if (element && element.tabIndex < 0) element.tabIndex = -1
  element?.focus({ preventScroll: true })
}
