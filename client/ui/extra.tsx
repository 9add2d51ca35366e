import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'

interface ExtraProps {
  /** When it changes, a part that has failed is tried again. */
  resetKey?: string
  children: ReactNode
}

/** An optional part with its own code. While it loads and when it fails, nothing is shown. */
export const Extra = ({ resetKey = '', children }: ExtraProps) => (
  <ErrorBoundary resetKey={resetKey} fallback={() => null}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
)
