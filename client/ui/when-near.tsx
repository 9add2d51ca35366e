import { type ReactNode, useEffect, useRef, useState } from 'react'

const AHEAD = '600px' // distance below the screen at which it is shown

/** Shows its content when it comes near the screen; until then an empty placeholder. */
export function WhenNear({ children }: { children: ReactNode }) {
  const placeholder = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !placeholder.current) return
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: AHEAD },
    )
    observer.observe(placeholder.current)
    return () => observer.disconnect()
  }, [isNear])
  return <div ref={placeholder}>{isNear && children}</div>
}
