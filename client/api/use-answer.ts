import useSWR, { type Key, type SWRConfiguration } from 'swr'

/**
 * Live data of our API: asked for when it is needed, not on every focus of the window, and not again by itself after a
 * failure. Not for what every page carries: it brings SWR along.
 */
export const useAnswer = <T>(key: Key, fetcher: () => Promise<T>, options?: SWRConfiguration<T>) =>
  useSWR<T>(key, fetcher, { revalidateOnFocus: false, shouldRetryOnError: false, ...options })
