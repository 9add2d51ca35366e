/**
 * The router of the shop: the only way to it, and to react-router, for the rest of the client.
 *
 * Of react-router come the location of the page, its context and its types: `Router`, `useLocation`,
 * `useNavigationType` here, `StaticRouter` in the worker's renderer. Its links, forms, `BrowserRouter` and data routes
 * do not come along: they weigh 13 kB (brotli), and one listener follows plain links and forms, those of editors
 * included. So a page works in the same way before React is loaded and without scripts.
 */
export { useLocation } from 'react-router'
export { BrowserRouter } from './browser-router.tsx'
export { hasModifier } from './has-modifier.ts'
export { useNavigate } from './navigate.ts'
export { NavigationContext, useIsForward, useNavigation, useRouteHistory } from './navigation.tsx'
export { focusHeading, focusLateHeading, isFocusLost } from './page-focus.ts'
export { ShowPageContext, useShowPage } from './show-page.ts'
export { isPageOf, useSoftNavigation } from './soft-navigation.ts'
