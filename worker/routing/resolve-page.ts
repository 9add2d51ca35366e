import { matchPath } from '#shared/paths.ts'
import type { PageName } from '#shared/routes.ts'
import type { LoaderContext } from '../pages/page-loader.ts'
import type { Redirect } from './redirect-rules.ts'
import { dispatchUrl } from './url-dispatcher.ts'

/** What an address of a store leads to. */
export type Resolved =
  | { kind: 'page'; name: PageName; params: Record<string, string> }
  | ({ kind: 'redirect' } & Redirect)

/** A path of the route table by itself; any other path is the URL dispatcher's (Spec §2, URL resolution). */
export async function resolvePage(context: LoaderContext): Promise<Resolved> {
  const match = matchPath(context.url.pathname, context.store)
  if (match) return { kind: 'page', ...match }
  return dispatchUrl(context)
}
