import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { useHasSkier } from './stored-skier.ts'

interface ForSkierProps {
  /** What everybody else sees, and whoever cannot load the rest. */
  otherwise: ReactNode
  children: ReactNode
}

/** Something for the skier of this device. Its code and texts load only where there is one. */
export function ForSkier({ otherwise, children }: ForSkierProps) {
  if (!useHasSkier()) return otherwise
  return (
    <ErrorBoundary resetKey="" fallback={() => otherwise}>
      <Suspense fallback={otherwise}>{children}</Suspense>
    </ErrorBoundary>
  )
}
