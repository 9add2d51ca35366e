import { type ReactNode, useEffect, useRef, useState } from 'react'
import { onceNear } from './once-near.ts'

/** Shows its content when it comes near the screen; until then an empty placeholder. */
export function WhenNear({ children }: { children: ReactNode }) {
  const placeholder = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (placeholder.current) return onceNear(placeholder.current, () => setIsNear(true))
  }, [])
  return <div ref={placeholder}>{isNear && children}</div>
}
