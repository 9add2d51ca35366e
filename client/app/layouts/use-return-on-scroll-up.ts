import { useEffect } from 'react'

const FAR_DOWN_PX = 300

/** On phones the header comes back when the page is scrolled up: `data-up` (site-header.css). */
export function useReturnOnScrollUp(): void {
  useEffect(() => {
    const header = document.querySelector('.site-header')
    let last = scrollY
    const onScroll = () => {
      header?.toggleAttribute('data-up', scrollY < last && scrollY > FAR_DOWN_PX)
      last = scrollY
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
}
