import { matchPath } from '#shared/paths.ts'
import type { LoaderContext } from '../request/services.ts'
import { canonicalPath, MOVED_STATUS, staticRedirect } from './redirect-rules.ts'
import type { Resolved } from './resolved.ts'
import { dispatchUrl, findMoved } from './url-dispatcher.ts'

/**
 * Finds the page for a path: in the route table, otherwise with the URL dispatcher (Spec §2, URL resolution). Each page
 * has one address. Another language's path, a slash too many, or capital letters redirect permanently; in one step, if the address without the
 * slash redirects as well.
 */
export async function resolvePage(context: LoaderContext): Promise<Resolved> {
  const { url, store } = context
  const moved = staticRedirect(url.pathname, store)
  if (moved) return { kind: 'redirect', to: moved.to + url.search, status: moved.status }
  const path = canonicalPath(url.pathname, store)
  const isCanonical = path === url.pathname
  const respelt: Resolved = { kind: 'redirect', to: path + url.search, status: MOVED_STATUS }
  const match = matchPath(path, store)
  if (match) return isCanonical ? { kind: 'page', ...match } : respelt
  const found = await dispatchUrl(context)
  if (isNotFound(found)) return (await findInSmallLetters(context)) ?? (isCanonical ? found : respelt)
  return isCanonical || found.kind === 'redirect' ? found : respelt
}

const isNotFound = (found: Resolved): boolean => found.kind === 'page' && found.name === 'page-not-found'

/** Where an address leads whose page is not there: by a rewrite, else to the same address in small letters. */
export const findElsewhere = async (context: LoaderContext): Promise<Resolved | null> =>
  (await findMoved(context)) ?? findInSmallLetters(context)

/** Where an address in capitals leads: to the same one in small letters, if there is a page. Skus keep their letters. */
async function findInSmallLetters(context: LoaderContext): Promise<Resolved | null> {
  const { store, url } = context
  const small = url.pathname.replace(/%..|[A-Z]/g, (letter) =>
    letter[0] === '%' ? letter : letter.toLowerCase(),
  )
  if (small === url.pathname || matchPath(small, store)?.params.parentSku) return null
  const smallUrl = new URL(canonicalPath(small, store) + url.search, url)
  const found = await resolvePage({ ...context, url: smallUrl })
  if (found.kind === 'redirect') return found
  return isNotFound(found) ? null : { ...found, url: smallUrl, isRespelt: true }
}
