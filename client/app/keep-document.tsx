import { Component, type ReactNode } from 'react'
import { releasePresses } from './hold-presses.ts'

interface State {
  /** A copy of the document from when React failed; null while nothing has failed. */
  document: HTMLElement | null
}

/**
 * The error boundary around the whole app. React empties the document when something outside the page fails, during
 * hydration or later. This shows the last state again as plain HTML, whose links and forms work natively. It loads
 * nothing, so it also works offline and when the error repeats.
 */
export class KeepDocument extends Component<{ children: ReactNode }, State> {
  override state: State = { document: null }

  /** Runs before React removes the document's content. */
  static getDerivedStateFromError(): State {
    return { document: toPlain(document.documentElement) }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
    if (this.state.document) document.replaceChild(this.state.document, document.documentElement)
    releasePresses() // links and forms answer natively
  }

  override render() {
    return this.state.document ? null : this.props.children
  }
}

/**
 * A copy of the document, including typed text, that works without scripts: everything that covered the page is closed.
 */
function toPlain(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement // the copy has the same type
  delete copy.dataset.hydrated
  for (const inert of copy.querySelectorAll('[inert]')) inert.removeAttribute('inert')
  for (const dialog of copy.querySelectorAll('dialog')) dialog.open = false
  return copy
}
