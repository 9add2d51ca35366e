import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { ApiInput } from '#shared/api/endpoint-inputs.ts'
import type { EndpointName } from '#shared/api/endpoints.ts'
import type { StoreView } from '#shared/store-views.ts'
import { inTurn } from '../storage/in-turn.ts'
import { callApi } from './call-api.ts'

/**
 * Calls what reads or changes the cart or the account: one call at a time, in all tabs. Two first changes would make two
 * carts, and each call may renew the session's token (DECISIONS.md, The token refresh is the worker's). A call goes on although the
 * page is left: a line that was removed must not be back on the next one.
 */
export const callInTurn = <N extends EndpointName>(
  store: StoreView,
  name: N,
  input: ApiInput<N>,
): Promise<ApiAnswer<N>> => inTurn('skare:cart', () => callApi(store, name, input, { keepalive: true }))
