import { focusHeading, focusLink, recordFocus } from './page-focus.ts'
import {
  namedElement,
  readPositions,
  type ScrollPosition,
  startPosition,
  writePositions,
} from './positions.ts'

/** A visited page with its scroll position, to return to it (Spec §2, R2.81). */
export interface Visit {
  url: string
  scrollY: number
}

/** Where the shopper has been in this tab. It is changed in place: no component shows the positions. */
export interface TabHistory {
  /** The address of the page on the screen. */
  current: string
  previous: Visit | null
  /** The hash that the address had at the last navigation. */
  lastHash: string
  /** By address of a page, or of a place in a page (`placeKey`). The last used is the last. */
  positions: Map<string, ScrollPosition>
}

/** A place in a page: going back from a link within the page leads there. */
const placeKey = (url: string, hash: string) => `${url}${hash || '#'}`

/** The page on the screen, as a page that was left. */
export const currentVisit = ({ current, positions }: TabHistory): Visit => ({
  url: current,
  scrollY: positions.get(current)?.scrollY ?? 0,
})

/** Scrolling is ours, with the positions of this tab, until `signal` ends it. */
export function takeOverScrolling(tab: TabHistory, signal: AbortSignal): void {
  tab.positions = readPositions()
  const take = () => {
    history.scrollRestoration = 'manual'
  }
  const giveBack = () => {
    history.scrollRestoration = 'auto' // the browser restores the position after a reload or a return from another site
    writePositions(tab.positions)
  }
  take()
  addEventListener('pagehide', giveBack, { signal })
  addEventListener('pageshow', take, { signal })
}

/** Records scrolling, the links that are followed and the focus, until `signal` ends it. */
export function recordMoves(tab: TabHistory, signal: AbortSignal): void {
  const onScroll = () => updatePosition(tab, { scrollY: window.scrollY })
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a') : null
    if (link) recordLink(tab, link)
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    recordFocus(target, tab.current)
    // browsers leave a link as it is that a row of cards shows in part
    if (target.matches('a:focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'center' })
  }
  onScroll() // a first scroll is what starts React, and may be over by now
  addEventListener('scroll', onScroll, { signal })
  addEventListener('click', onClick, { capture: true, signal })
  addEventListener('focusin', onFocus, { signal })
}

function updatePosition({ current, positions }: TabHistory, update: Partial<ScrollPosition>): void {
  const earlier = positions.get(current) ?? startPosition
  positions.delete(current) // so that it becomes the last: the first are dropped
  positions.set(current, { ...earlier, ...update })
}

/** Records the link that is followed, and with a link within the page also the place that is left. */
function recordLink(tab: TabHistory, link: HTMLAnchorElement): void {
  const { current, positions } = tab
  updatePosition(tab, { link: link.getAttribute('href') })
  if (!link.hash || link.pathname + link.search !== current) return
  positions.set(placeKey(current, location.hash), { ...startPosition, scrollY: window.scrollY })
  positions.delete(placeKey(current, link.hash)) // the browser scrolls there by itself
}

/** Scrolls the page on the screen to where the shopper was; one that is new to the tab to where the hash points, else to its top. */
export function returnToPage({ current, positions }: TabHistory): void {
  restorePosition(positions.get(current) ?? startPosition)
  if (!positions.has(current)) namedElement(location.hash)?.scrollIntoView()
}

/** Scrolls back to where the shopper was before a link within the page was followed. */
export function returnToPlace({ current, positions }: TabHistory, hash: string): void {
  const position = positions.get(placeKey(current, hash))
  if (position) restorePosition(position)
}

/** Begins the page on the screen at its top, or where the hash points to. */
export function startAtTop({ current, positions }: TabHistory): void {
  positions.delete(current) // of an earlier visit
  scrollToTop()
}

/** Scrolls nothing, as the page takes the place of one about the same (`left`). A hash names the answer to a form of the page. */
export function keepPosition({ current, positions }: TabHistory, left: string): void {
  const { scrollY } = positions.get(left) ?? startPosition // now: the shopper may have scrolled since the page was rendered
  positions.set(current, { ...startPosition, scrollY })
  namedElement(location.hash)?.scrollIntoView()
}

/** The top of the page, or where the hash points to. */
export function scrollToTop(): void {
  const target = namedElement(location.hash)
  if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
  focusHeading()
}

function restorePosition({ scrollY, link }: ScrollPosition): void {
  window.scrollTo(0, scrollY)
  if (link) focusLink(link)
}
