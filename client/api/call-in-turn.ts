import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { ApiInput } from '#shared/api/endpoint-inputs.ts'
import { type EndpointName, endpoints } from '#shared/api/endpoints.ts'
import type { StoreView } from '#shared/store-views.ts'
import { type CallOptions, callApi } from './call-api.ts'
import { withCustomerLock } from './customer-lock.ts'

/**
 * Calls what reads or changes the cart or the account: one call at a time, in all tabs. Two first changes would make two
 * carts, and each call may renew the session's token. A call goes on although the
 * page is left, and a change that still waits for its turn is sent then: a line that was removed must not be back on the next page.
 */
export function callInTurn<N extends EndpointName>(
  store: StoreView,
  name: N,
  input: ApiInput<N>,
  options?: Pick<CallOptions, 'timeoutMs'>,
): Promise<ApiAnswer<N>> {
  let sent: Promise<ApiAnswer<N>> | undefined
  const send = () => {
    sent ??= callApi(store, name, input, { ...options, keepalive: true })
    return sent
  }
  if (!endpoints[name].startsWith('GET')) addEventListener('pagehide', send)
  return withCustomerLock(send).finally(() => removeEventListener('pagehide', send))
}
