/** The name of the field that had the focus last; null: what had it has no name. */
let lastFieldName: string | null = null

/** The address that was on its way when the focus last moved; empty: none was. */
let urlLoadingAtFocus = ''

/** Records what has the focus now. `shown`: the address of the page on the screen. */
export function recordFocus(focused: Element, shown: string): void {
  const { href, pathname, search } = location
  urlLoadingAtFocus = shown === pathname + search ? '' : href
  lastFieldName = focused.getAttribute('name')
}

/** Gives the focus to the heading of the page, as after a navigation. A shopper who went to a field while the page was loading keeps the focus there. */
export function focusHeading(): void {
  if (urlLoadingAtFocus !== location.href || !document.activeElement?.matches('input'))
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
 * When the element with the focus is gone with its page: the field of the same name has it, otherwise what the page names for
 * it (`data-focus-fallback`), otherwise its heading.
 */
export function restoreFocus(): void {
  if (document.activeElement !== document.body) return
  focusQuietly(
    (lastFieldName && inMain(`[name="${CSS.escape(lastFieldName)}"]`)) ||
      inMain('[data-focus-fallback]') ||
      inMain('h1'),
  )
}

/** Gives the focus back to the link that was followed from the page. */
export const focusLink = (href: string): void => focusQuietly(inMain(`a[href="${CSS.escape(href)}"]`))

const inMain = (selector: string) => document.querySelector<HTMLElement>(`main ${selector}`)

/** Focuses an element, also one that nobody can operate, without scrolling to it. */
function focusQuietly(element: HTMLElement | null): void {
  if (element && element.tabIndex < 0) element.tabIndex = -1
  element?.focus({ preventScroll: true })
}
