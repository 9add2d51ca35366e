import { customerPrice } from '#shared/account/price-group.ts'
import { MAX_SAVED } from '#shared/account/saved-products.ts'
import { MAX_PRICED } from '#shared/api/group-prices.ts'
import { AppError } from '#shared/errors.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { findReviewFaults, type NewReview } from '#shared/product/reviews.ts'
import { MAX_SIZED } from '#shared/skis/sized-gear.ts'
import type { AppContext } from '../app-env.ts'
import { notFoundError } from '../common-errors.ts'
import { fetchSizeGuide } from '../content/size-guides.ts'
import { createApp } from '../create-app.ts'
import { limited } from '../middleware/rate-limit.ts'
import { runOnce } from '../orders/run-once.ts'
import type { PlatformClient } from '../platform/client.ts'
import { SEARCH_DEADLINE_MS } from '../platform/deadlines.ts'
import { fetchCatalogueRows } from '../platform/lists/catalogue-rows.ts'
import { fetchCardsById, fetchCardsBySku } from '../platform/lists/chosen-cards.ts'
import { fetchCompared } from '../platform/lists/compare.ts'
import { fetchCrossSells } from '../platform/lists/cross-sells.ts'
import { fetchSizedGear } from '../platform/lists/sized-gear.ts'
import { fetchGroupCardPrices } from '../platform/products/group-prices.ts'
import { fetchOffers } from '../platform/products/offers.ts'
import { fetchProduct } from '../platform/products/products.ts'
import { createReview, fetchReviews } from '../platform/products/reviews.ts'
import { reportView } from '../platform/products/view-report.ts'
import { createLoaderContext, platformOf } from '../request/services.ts'
import { buyerOf } from './buyer.ts'
import { withGuestFallback } from './cart/guest-fallback.ts'
import { customerPlatformOf } from './cart/shopper-cart.ts'
import { route } from './route.ts'

/** What a product page asks for beside its document: live offers, reviews, what was looked at before. */
export const productsApi = createApp()

const MAX_CARDS = 12
const MAX_ROWS = 50

/** The answer has nothing of the buyer in it, so a device may save it for use without a connection. */
const setPublic = (c: AppContext): void => c.header('Cache-Control', 'public, max-age=0, must-revalidate')

/** Prices and stock as they are now, of the product, its variants and its parts. */
route(productsApi, 'products.offers', async (c, { sku }) => {
  const platform = platformOf(c)
  const found = await fetchProduct(platform, sku)
  if (!found) throw notFoundError()
  return fetchOffers(platform, found.product, await buyerOf(c))
})

/** What whoever is logged in pays, where it is not what guests pay (R4.27). */
route(productsApi, 'products.prices', async (c, input) => {
  const { group, settings } = await buyerOf(c)
  if (!group) return { prices: null }
  const platform = platformOf(c)
  const skus = input.skus.slice(0, MAX_PRICED)
  const [own, guests] = await Promise.all([
    fetchGroupCardPrices(platform, group, { skus, now: new Date() }),
    fetchCardsBySku(platform, skus, { memoryOnly: true }),
  ])
  const others = guests.flatMap(({ sku, price: guest }) => {
    const found = own.get(sku)
    const price = customerPrice(found?.price, guest, settings)
    return found && price && price !== guest ? [[sku, { price, from: found.from }]] : []
  })
  return { prices: Object.fromEntries(others) }
})

/** Cards by sku or by id, in the order asked, or of what goes with a cart; what the shop does not list is left out. */
route(productsApi, 'products.cards', async (c, wanted) => {
  const platform = platformOf(c)
  const cards = await fetchWanted(platform, wanted)
  setPublic(c)
  return { cards }
})

type Wanted = { skus: string[] } | { ids: string[] } | { inCart: string[] }

function fetchWanted(platform: PlatformClient, wanted: Wanted): Promise<ProductCard[]> {
  if ('inCart' in wanted) return fetchCrossSells(platform, wanted.inCart)
  return 'skus' in wanted
    ? fetchCardsBySku(platform, wanted.skus.slice(0, MAX_SAVED.wishlist), { memoryOnly: true })
    : fetchCardsById(platform, wanted.ids.slice(0, MAX_CARDS).map(Number))
}

/** What devices keep of products, to list and search them without a connection. The same for everybody. */
route(productsApi, 'products.catalogueRows', (c, { skus }) => {
  c.header('Cache-Control', 'private, max-age=300')
  return fetchCatalogueRows(platformOf(c), skus.slice(0, MAX_ROWS))
})

/** The products with the attributes that can be compared. */
route(productsApi, 'products.compare', async (c, { skus }) => {
  const products = await fetchCompared(platformOf(c), skus.slice(0, MAX_SAVED.compare))
  setPublic(c)
  return { products }
})

/** What says whether products fit a skier, who is not named: the browser judges. */
route(productsApi, 'products.gear', async (c, { skus }) => {
  const gear = await fetchSizedGear(platformOf(c), skus.slice(0, MAX_SIZED))
  setPublic(c)
  return { gear }
})

/** The approved reviews. */
route(productsApi, 'products.reviews', async (c, { product }) => {
  const reviews = await fetchReviews(platformOf(c), product)
  setPublic(c)
  return { reviews }
})

/** How to measure for one kind of product. */
route(productsApi, 'products.sizeGuide', async (c, { id }) => {
  const { content } = createLoaderContext(c, c.get('url'), { budgetMs: SEARCH_DEADLINE_MS })
  const guide = /^[\w-]{1,64}$/.test(id) ? await fetchSizeGuide(content, id) : null
  if (!guide) throw notFoundError()
  setPublic(c)
  return guide
})

/** Hands a review in for moderation. What fills in the field that nobody sees is thanked and dropped. */
route(
  productsApi,
  'products.review',
  async (c, { productId, website, taskId, ...review }) => {
    const fields = findReviewFaults(review)
    if (Object.keys(fields).length > 0) throw new AppError('errors.checkout.fields', { status: 400, fields })
    const handIn = () => withGuestFallback(c, () => handInReview(c, productId, review))
    if (website === '') await (taskId ? runOnce(reviewTurn(c, taskId), handIn) : handIn())
    c.status(202)
    return { isWaiting: true }
  },
  limited('review'),
)

/** As the customer, if there is one, so that the platform knows what they have bought. */
async function handInReview(c: AppContext, productId: number, review: NewReview): Promise<void> {
  const customer = await c.var.session.read('customer')
  await createReview(customerPlatformOf(c), productId, { ...review, customerId: customer?.id ?? null })
}

function reviewTurn({ env: { ORDER_MEMORY }, var: { store, log } }: AppContext, taskId: string) {
  return { memory: ORDER_MEMORY.getByName(`${store.code}:review:${taskId}`), log }
}

/** Somebody looks at a product for the first time. */
route(productsApi, 'products.view', (c, { id }) => reportView(platformOf(c), id))
