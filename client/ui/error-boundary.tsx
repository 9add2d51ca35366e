import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Shown instead of the failed children. */
  fallback: (retry: () => void) => ReactNode
  /** When it changes, the children are rendered again; for example the URL. */
  resetKey: string
}

/** Catches errors of rendering and loading in the browser. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
    this.setState({ hasFailed: true }) // after `componentDidUpdate`: what fails as soon as the key changes is not tried twice
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) this.retry()
  }

  retry = () => this.setState({ hasFailed: false })

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children
  }
}
