import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { NavigationType, type Navigator, Router } from 'react-router'
import { type Navigate, NavigateContext } from './navigate.ts'

/**
 * A smaller replacement for react-router's BrowserRouter, without its links, forms and data routes: 4.5 kB (brotli)
 * less. State changes are not transitions, because the page view itself shows that the next page is loading.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [{ location, type }, setLocation] = useState(() => readLocation(NavigationType.Pop))
  const navigate = useCallback<Navigate>((to, { replace, state = null } = {}) => {
    if (replace) history.replaceState(state, '', to)
    else history.pushState(state, '', to)
    setLocation(readLocation(replace ? NavigationType.Replace : NavigationType.Push))
  }, [])

  useEffect(() => {
    const onPop = () => setLocation(readLocation(NavigationType.Pop))
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])

  return (
    <Router location={location} navigationType={type} navigator={unused} useTransitions={false}>
      <NavigateContext value={navigate}>{children}</NavigateContext>
    </Router>
  )
}

function readLocation(type: NavigationType) {
  const { pathname, search, hash } = window.location
  return { location: { pathname, search, hash, state: history.state }, type }
}

/** `Router` hands it on to react-router's own links and forms, which the shop does not use. */
const unused = {} as Navigator
