import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Shown instead of the failed children. */
  fallback: (retry: () => void) => ReactNode
  /** When it changes, the children are rendered again; for example the URL. */
  resetKey: string
}

/** Catches errors of rendering and loading in the browser. */
export class ErrorBoundary extends Component<Props, { failedAt: string | null }> {
  override state: { failedAt: string | null } = { failedAt: null }

  static getDerivedStateFromError() {
    return { failedAt: '' }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
    this.setState({ failedAt: this.props.resetKey })
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failedAt !== null && previous.resetKey !== this.props.resetKey) this.retry()
  }

  retry = () => this.setState({ failedAt: null })

  override render() {
    return this.state.failedAt === null ? this.props.children : this.props.fallback(this.retry)
  }
}
