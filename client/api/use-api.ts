import { use } from 'react'
import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr'
import type { ApiAnswer } from '#shared/api/endpoint-answers.ts'
import type { ApiInput } from '#shared/api/endpoint-inputs.ts'
import type { EndpointName } from '#shared/api/endpoints.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callApi } from './call-api.ts'
import { StoreContext } from './store-context.ts'

/** Where SWR keeps an answer: one of each store, endpoint, input and version. */
const keyOf = ({ code }: StoreView, name: EndpointName, input: unknown, version: unknown = ''): string =>
  `${code} ${name} ${JSON.stringify(input)} ${version}`

interface Options<N extends EndpointName> extends SWRConfiguration<ApiAnswer<N>> {
  /** Calls in another way: in turn, or by way of what the device keeps. */
  call?: (store: StoreView, name: N, input: ApiInput<N>) => Promise<ApiAnswer<N>>
  /** What the answer depends on beside the input: another value asks anew. */
  version?: string | number | null
}

type UseAnswer = <T>(
  key: string | null,
  fetchAnswer: () => Promise<T>,
  options: SWRConfiguration<T>,
) => Pick<SWRResponse<T>, 'data' | 'error' | 'isLoading' | 'mutate'>

/** Nothing is asked for while the worker renders. SWR says so, too, but takes a thirtieth of a product page's processor time for it. */
const NO_ANSWER = {
  data: undefined,
  error: undefined,
  isLoading: false,
  mutate: () => Promise.resolve(undefined),
}
const useAnswer: UseAnswer = import.meta.env.SSR ? () => NO_ANSWER : useSWR

/**
 * Live data of our API, the same for every part of the page that asks for it. It is fetched when the first part needs it,
 * not on every focus of the window, and not again by itself after a failure. With an input of null nothing is fetched.
 */
export function useApi<N extends EndpointName>(
  name: N,
  input: ApiInput<N> | null,
  { call = callApi, version, ...options }: Options<N> = {},
) {
  const store = use(StoreContext)
  if (!store) throw new Error('useApi outside of ShopProvider')
  return useAnswer<ApiAnswer<N>>(
    input && keyOf(store, name, input, version),
    () => call(store, name, input as ApiInput<N>), // SWR asks for nothing without a key
    { revalidateOnFocus: false, shouldRetryOnError: false, ...options },
  )
}

/** Shows an answer that is known in another way, everywhere it shows. Only browsers do, and the worker's bundle is without SWR. */
export const writeAnswer = <N extends EndpointName>(
  store: StoreView,
  name: N,
  input: ApiInput<N>,
  answer: ApiAnswer<N>,
): Promise<unknown> =>
  import.meta.env.SSR ? Promise.resolve() : mutate(keyOf(store, name, input), answer, { revalidate: false })

/** Asks anew for all that shows of an endpoint, whatever it was asked with. Only browsers do. */
export const askAgain = (name: EndpointName): Promise<unknown> =>
  import.meta.env.SSR ? Promise.resolve() : mutate((key) => String(key).includes(` ${name} `))
