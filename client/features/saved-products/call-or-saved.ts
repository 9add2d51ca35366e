import type { ComparedProduct } from '#shared/account/compare.ts'
import type { ApiInput } from '#shared/api/endpoint-inputs.ts'
import { SECOND_MS } from '#shared/durations.ts'
import type { ProductCard } from '#shared/product/product.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callApi } from '../../api/call-api.ts'
import { isWithoutNetwork } from '../../api/without-network.ts'

/** Whether the device answered, because there is no network. */
interface FromDevice {
  isFromDevice?: boolean
}

/** A network that is silent for longer is none, for now (R9.5). So long after the device's answer the shop is asked again. */
const SEARCH_MS = 5 * SECOND_MS
const inTime = { timeoutMs: SEARCH_MS }

/** What the device has saved; the worker has nothing. */
const loadSaved = () => import('../../catalogue/saved-compared.ts')

/** The cards of these products: the shop's, or without a network the saved ones. */
export async function callCards(
  store: StoreView,
  name: 'products.cards',
  input: ApiInput<'products.cards'>,
): Promise<FromDevice & { cards: ProductCard[] }> {
  return callApi(store, name, input, inTime).catch(async (error: unknown) => {
    if (!isWithoutNetwork(error)) throw error
    const { readCards } = await loadSaved()
    return { cards: await readCards(store, input), isFromDevice: true }
  })
}

/** The products to compare: the shop's, or without a network the saved ones. */
export async function callCompared(
  store: StoreView,
  name: 'products.compare',
  input: { skus: string },
): Promise<FromDevice & { products: ComparedProduct[] }> {
  return callApi(store, name, input, inTime).catch(async (error: unknown) => {
    if (!isWithoutNetwork(error)) throw error
    const { readCompared } = await loadSaved()
    return { products: await readCompared(store, input.skus.split(',')), isFromDevice: true }
  })
}

/** Whether an answer is the device's. SWR knows the type of the shop's answers only. */
export const isFromDevice = (answer: object): boolean => 'isFromDevice' in answer

/**
 * How `useApi` shows a list: the last answer stays, and while it is the device's the shop is asked again. Made for each rendering,
 * because SWR looks at the answer again only when the function is another one.
 */
export const untilFromShop = () => ({
  keepPreviousData: true,
  refreshInterval: (answer: object | undefined) => (answer && isFromDevice(answer) ? SEARCH_MS : 0),
})
