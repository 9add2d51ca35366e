import { useEffect, useState } from 'react'

/** When the shopper last came to the page, or back to it; null until React is there. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const look = () => setNow(new Date())
    look()
    addEventListener('visibilitychange', look) // also of a page that the browser has kept
    return () => removeEventListener('visibilitychange', look)
  }, [])
  return now
}
