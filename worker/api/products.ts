import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { customerPrice } from '#shared/account/price-group.ts'
import { MOST_SAVED } from '#shared/account/saved-products.ts'
import { type GroupPricesAnswer, MOST_PRICED } from '#shared/api/group-prices.ts'
import { newReviewSchema } from '#shared/api/review.ts'
import { AppError } from '#shared/errors.ts'
import { findReviewFaults } from '#shared/product/reviews.ts'
import type { AppEnv } from '../app-env.ts'
import { fetchSizeGuide } from '../content/size-guides.ts'
import { limited } from '../middleware/rate-limit.ts'
import { fetchCardsById, fetchCardsBySku } from '../platform/catalogue.ts'
import { SEARCH_DEADLINE_MS } from '../platform/client.ts'
import { fetchCompared } from '../platform/compare.ts'
import { fetchGroupCardPrices } from '../platform/group-prices.ts'
import { fetchOffers } from '../platform/offers.ts'
import { fetchProduct } from '../platform/products.ts'
import { createReview, fetchReviews } from '../platform/reviews.ts'
import { reportView } from '../platform/view-report.ts'
import { readBody, readQuery } from '../request/read-body.ts'
import { createLoaderContext, platformOf } from '../request/services.ts'
import { buyerOf } from './buyer.ts'

/** What a product page asks for beside its document: live offers, reviews, what was looked at before. */
export const productsApi = new Hono<AppEnv>()

const MOST_CARDS = 12
const skusSchema = z.string().check(z.regex(/^[^,\s]{1,64}(,[^,\s]{1,64})*$/))
const idSchema = z.coerce.number().check(z.int(), z.gte(1))

/** `GET /api/offers?sku=`: prices and stock as they are now, of the product, its variants and its parts. */
productsApi.get('/offers', async (c) => {
  const { sku } = readQuery(c, z.object({ sku: z.string().check(z.minLength(1), z.maxLength(64)) }))
  const platform = platformOf(c)
  const found = await fetchProduct(platform, sku)
  if (!found) throw new AppError('errors.notFound', { status: 404 })
  return c.json(await fetchOffers(platform, found.product, await buyerOf(c)))
})

/** `GET /api/products/prices?skus=A,B`: what whoever is logged in pays, where it is not what guests pay (R4.27). */
productsApi.get('/products/prices', async (c) => {
  const { group, settings } = await buyerOf(c)
  if (!group) return c.json({ prices: null } satisfies GroupPricesAnswer)
  const platform = platformOf(c)
  const skus = readSkus(c).slice(0, MOST_PRICED)
  const [own, guests] = await Promise.all([
    fetchGroupCardPrices(platform, group, { skus, now: new Date() }),
    fetchCardsBySku(platform, skus),
  ])
  const others = guests.flatMap(({ sku, price: guest }) => {
    const found = own.get(sku)
    const price = customerPrice(found?.price, guest, settings)
    return found && price && price !== guest ? [[sku, { price, from: found.from }]] : []
  })
  return c.json({ prices: Object.fromEntries(others) } satisfies GroupPricesAnswer)
})

/** `GET /api/products?ids=3,7` or `?skus=A,B`: cards in the order asked; what the shop does not list is left out. */
productsApi.get('/products', async (c) => {
  if (c.req.query('skus') !== undefined) {
    const wanted = readSkus(c).slice(0, MOST_SAVED.wishlist)
    return c.json({ cards: await fetchCardsBySku(platformOf(c), wanted) })
  }
  const { ids } = readQuery(c, z.object({ ids: z.string().check(z.regex(/^\d{1,10}(,\d{1,10})*$/)) }))
  const wanted = ids.split(',').map(Number).slice(0, MOST_CARDS)
  return c.json({ cards: await fetchCardsById(platformOf(c), wanted) })
})

/** `GET /api/compare?skus=A,B`: the products with the attributes that can be compared. */
productsApi.get('/compare', async (c) => {
  const skus = readSkus(c).slice(0, MOST_SAVED.compare)
  return c.json({ products: await fetchCompared(platformOf(c), skus) })
})

const readSkus = (c: Context<AppEnv>) => readQuery(c, z.object({ skus: skusSchema })).skus.split(',')

/** `GET /api/reviews?product=`: the approved reviews. */
productsApi.get('/reviews', async (c) => {
  const { product } = readQuery(c, z.object({ product: idSchema }))
  return c.json({ reviews: await fetchReviews(platformOf(c), product) })
})

/** `GET /api/size-guides/{id}`: how to measure for one kind of product. */
productsApi.get('/size-guides/:id', async (c) => {
  const id = z
    .string()
    .check(z.regex(/^[\w-]{1,64}$/))
    .safeParse(c.req.param('id'))
  const { content } = createLoaderContext(c, new URL(c.req.url), SEARCH_DEADLINE_MS)
  const guide = id.success ? await fetchSizeGuide(content, id.data) : null
  if (!guide) throw new AppError('errors.notFound', { status: 404 })
  return c.json(guide)
})

/** `POST /api/reviews`: hands one in for moderation. What fills in the field that nobody sees is thanked and dropped. */
productsApi.post('/reviews', limited('review'), async (c) => {
  const { productId, website, ...review } = await readBody(c, newReviewSchema)
  const fields = findReviewFaults(review)
  if (Object.keys(fields).length > 0) {
    return c.json({ error: { code: 'errors.checkout.fields', fields } }, 400)
  }
  if (website === '') await createReview(platformOf(c), productId, review)
  return c.json({ isWaiting: true }, 202)
})

/** `POST /api/product-views/{id}`: somebody looks at a product for the first time. */
productsApi.post('/product-views/:id', async (c) => {
  const id = idSchema.safeParse(c.req.param('id'))
  if (!id.success) throw new AppError('errors.badRequest', { status: 400 })
  await reportView(platformOf(c), id.data)
  return c.body(null, 204)
})
