import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Shown instead of what failed. */
  fallback: (retry: () => void) => ReactNode
  /** A change of it gives the children another try: the address, for example. */
  resetKey: string
}

/** The one place in the browser where a failed render or load is caught. */
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
