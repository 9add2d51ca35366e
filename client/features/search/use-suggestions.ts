import type { SearchSuggestions } from '#shared/api/search.ts'
import { callApi } from '../../api/call-api.ts'
import { useApi } from '../../api/use-api.ts'
import { isWithoutNetwork } from '../../api/without-network.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useOnline } from '../../ui/use-online.ts'

const MIN_LETTERS = 2
const SEARCH_MS = 5000 // Spec §9, Search client timeout
const AGAIN_MS = 2000

export type Suggestions = SearchSuggestions & {
  /** The number of saved products that were searched, because there is no network. */
  searchedProducts?: number
}

/**
 * What the shop suggests for `text`, or without a network what this device has saved. The answer before stays until
 * then; an old one of the shop is not asked for again, one of the device is while it shows.
 */
export function useSuggestions(text: string): Suggestions | null {
  const { shell } = useShop()
  const { data } = useApi('search.suggest', text.length < MIN_LETTERS ? null : { q: text }, {
    call: (store, name, input): Promise<Suggestions> =>
      callApi(store, name, input, { timeoutMs: SEARCH_MS }).catch(async (error: unknown) => {
        if (!isWithoutNetwork(error)) throw error
        const { suggestSaved } = await import('../../catalogue/suggest-saved.ts')
        await loadMessages('offline')
        return suggestSaved(store, text, shell.menu)
      }),
    version: useOnline() ? null : 'offline', // with a connection the shop is asked again
    keepPreviousData: true,
    revalidateIfStale: false,
    refreshInterval: (answer?: Suggestions) => (answer?.searchedProducts === undefined ? 0 : AGAIN_MS), // another function each time, or SWR would not look again
    revalidateOnReconnect: false,
    onError: (error: unknown) => console.error('suggestions', error),
  })
  return (text.length >= MIN_LETTERS && data) || null
}
