import { Component, type ReactNode } from 'react'

interface Kept {
  /** The document as it was when React failed; null while all is well. */
  document: HTMLElement | null
}

/**
 * The net under the whole app. React empties the document when something above the page fails, while hydrating or later;
 * this puts back what showed until then, as plain HTML: to be read, with links and forms that do their native work.
 * Nothing is loaded for it, so it also holds without a connection and however often the fault comes back.
 */
export class KeepDocument extends Component<{ children: ReactNode }, Kept> {
  override state: Kept = { document: null }

  /** Asked before React takes anything away. */
  static getDerivedStateFromError(): Kept {
    return { document: toPlain(document.documentElement) }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
    if (this.state.document) document.replaceChild(this.state.document, document.documentElement)
  }

  override render() {
    return this.state.document ? null : this.props.children
  }
}

/** A copy, with what was typed, in which nothing waits for scripts: what lay over the page is closed. */
function toPlain(shown: HTMLElement): HTMLElement {
  const copy = shown.cloneNode(true) as HTMLElement // a copy is of the same kind
  delete copy.dataset.hydrated
  for (const element of copy.querySelectorAll('[inert]')) element.removeAttribute('inert')
  for (const dialog of copy.querySelectorAll('dialog')) dialog.open = false
  return copy
}
