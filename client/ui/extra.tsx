import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'

/** An optional part with its own code. While it loads and when it fails, nothing is shown. */
export const Extra = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary resetKey="" fallback={() => null}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
)
