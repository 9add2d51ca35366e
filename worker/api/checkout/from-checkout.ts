import { readNext } from '#shared/account/account-view.ts'
import { matchPath } from '#shared/paths.ts'
import type { AppContext } from '../../app-env.ts'

/** Whether a call was made in the checkout, or at a login that leads back to it. Where the browser does not say, it was not. */
export function isFromCheckout({ req, var: { store } }: AppContext): boolean {
  const address = URL.parse(req.header('Referer') ?? '')
  if (!address) return false
  const isLoginForIt = readNext(address.searchParams.get('next') ?? undefined) !== null
  return isLoginForIt || matchPath(address.pathname, store)?.name === 'checkout'
}
