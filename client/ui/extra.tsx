import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'

/** What the page can do without, with code of its own: until that is here, and where it fails, nothing shows. */
export const Extra = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary resetKey="" fallback={() => null}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
)
