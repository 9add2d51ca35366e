import { focusHeading, isFocusLost } from '../router/index.ts'

/** The button with the focus is gone with its row: the heading above the list has it, in a panel the panel's. */
export function focusListHeading(): void {
  const heading = document.querySelector<HTMLElement>('dialog[open] h2')
  if (heading) {
    heading.tabIndex = -1
    heading.focus()
  } else focusHeading()
}

/** The same once the row has gone, unless the focus is elsewhere by then. */
export function focusListHeadingIfLost(): void {
  if (isFocusLost()) focusListHeading()
}
