import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Shown instead of the failed children. */
  fallback: () => ReactNode
  /** When it changes, the children are rendered again; for example the URL. */
  resetKey: string
}

interface State {
  /** With its key once it is shown; null: nothing has failed. */
  failure: { key?: string } | null
}

/** Catches errors of rendering and loading in the browser. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(): State {
    return { failure: {} }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
    this.setState({ failure: { key: this.props.resetKey } })
  }

  override componentDidUpdate() {
    if (this.state.failure && !this.hasFailed()) this.setState({ failure: null })
  }

  /** A failure of another key is over at once: its fallback must not stand for what is still on its way. */
  private hasFailed(): boolean {
    const { failure } = this.state
    return failure !== null && (failure.key ?? this.props.resetKey) === this.props.resetKey
  }

  override render() {
    return this.hasFailed() ? this.props.fallback() : this.props.children
  }
}
