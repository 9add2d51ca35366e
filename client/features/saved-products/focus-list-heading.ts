import { focusHeading } from '../../router/index.ts'

/** The button with the focus is gone with its product: the heading above the list has it, in a panel the panel's. */
export function focusListHeading(): void {
  const heading = document.querySelector<HTMLElement>('dialog[open] h2')
  if (heading) {
    heading.tabIndex = -1
    heading.focus()
  } else focusHeading()
}
