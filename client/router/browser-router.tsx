import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { createPath, NavigationType, type Navigator, Router, type To } from 'react-router'
import { type Navigate, NavigateContext } from './navigate.ts'

/**
 * A smaller replacement for react-router's BrowserRouter, without its links, forms and data routes: 4.5 kB (brotli)
 * less. State changes are not transitions, because the page view itself shows that the next page is loading.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [{ location, type }, setLocation] = useState(() => readLocation(NavigationType.Pop))
  const [navigator] = useState(() => createNavigator((moveType) => setLocation(readLocation(moveType))))
  const navigate = useCallback<Navigate>(
    (to, { replace = false, state = null } = {}) =>
      replace ? navigator.replace(to, state) : navigator.push(to, state),
    [navigator],
  )

  useEffect(() => {
    const onPop = () => setLocation(readLocation(NavigationType.Pop))
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])

  return (
    <Router location={location} navigationType={type} navigator={navigator} useTransitions={false}>
      <NavigateContext value={navigate}>{children}</NavigateContext>
    </Router>
  )
}

function readLocation(type: NavigationType) {
  const { pathname, search, hash } = window.location
  return { location: { pathname, search, hash, state: history.state }, type }
}

/** Changes the browser's history and reports the kind of change. */
function createNavigator(onMove: (type: NavigationType) => void): Navigator {
  const toText = (to: To) => (typeof to === 'string' ? to : createPath(to))
  return {
    createHref: toText,
    go: (steps) => history.go(steps),
    push(to, state) {
      history.pushState(state, '', toText(to))
      onMove(NavigationType.Push)
    },
    replace(to, state) {
      history.replaceState(state, '', toText(to))
      onMove(NavigationType.Replace)
    },
  }
}
