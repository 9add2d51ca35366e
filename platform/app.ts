import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { answerError, answerNotFound } from './answers.ts'
import type { PlatformEnv } from './env.ts'
import { accountServiceRoutes } from './routes/account-service.ts'
import { backInStockRoutes } from './routes/back-in-stock.ts'
import { cartRoutes } from './routes/cart.ts'
import { cartCheckoutRoutes } from './routes/cart-checkout.ts'
import { catalogRoutes } from './routes/catalog.ts'
import { cmsRoutes } from './routes/cms.ts'
import { contentRoutes } from './routes/content.ts'
import { deliveryRoutes } from './routes/delivery.ts'
import { demoRoutes } from './routes/demo.ts'
import { dialRoutes } from './routes/dials.ts'
import { downloadRoutes } from './routes/downloads.ts'
import { leaveGaps } from './routes/gaps.ts'
import { giftCardRoutes } from './routes/gift-card.ts'
import { hostedCheckoutRoutes } from './routes/hosted-checkout.ts'
import { hostedPageRoutes } from './routes/hosted-page.ts'
import { imgRoutes } from './routes/img.ts'
import { mailRoutes } from './routes/mail.ts'
import { newsletterRoutes } from './routes/newsletter.ts'
import { orderRoutes } from './routes/order.ts'
import { orderServiceRoutes } from './routes/order-service.ts'
import { personalisationRoutes } from './routes/personalisation.ts'
import { productRoutes } from './routes/product.ts'
import { reportRoutes } from './routes/reports.ts'
import { reviewRoutes } from './routes/review.ts'
import { rewriteRoutes } from './routes/rewrites.ts'
import { searchServiceRoutes } from './routes/search-service.ts'
import { servicePointRoutes } from './routes/service-point.ts'
import { stockRoutes } from './routes/stock.ts'
import { turnDials } from './routes/turn-dials.ts'
import { settleUnclaimed } from './routes/unclaimed-payments.ts'
import { urlMapRoutes } from './routes/url-map.ts'
import { userRoutes } from './routes/user.ts'
import { userPasswordRoutes } from './routes/user-password.ts'

/** The embedded platform: one route file per section of the platform contract. */
export const app = new Hono<PlatformEnv>()

app.use(turnDials)
app.use(leaveGaps)
app.use('/api/*', cors({ origin: '*', exposeHeaders: ['Link'] })) // contract §0.1
app.use('/api/*', settleUnclaimed)

app.get('/api/', (c) => c.json({ version: 'skare-platform' }))

app.onError(answerError)
app.notFound(answerNotFound)

app.route('/demo', demoRoutes)
app.route('/dials', dialRoutes)
app.route('/api/cart', cartRoutes)
app.route('/api/cart', cartCheckoutRoutes)
app.route('/api', orderRoutes)
app.route('/api/ext/shop-hosted-checkout', hostedCheckoutRoutes)
app.route('/hosted-checkout', hostedPageRoutes)
app.route('/hosted-checkout/', hostedPageRoutes)
app.route('/downloads', downloadRoutes)
app.route('/api/ext/order-service', orderServiceRoutes)
app.route('/api/ext/account-service', accountServiceRoutes)
app.route('/api/ext/gift-card', giftCardRoutes)
app.route('/api/ext/service-point', servicePointRoutes)
app.route('/api/ext/delivery-service', deliveryRoutes)
app.route('/api/ext/search-service', searchServiceRoutes)
app.route('/api/ext/url-rewrites', rewriteRoutes)
app.route('/api/ext/reports', reportRoutes)
app.route('/api/ext/newsletter-service', newsletterRoutes)
app.route('/api/ext/mail-service', mailRoutes)
app.route('/api/ext/back-in-stock', backInStockRoutes)
app.route('/api/stock', stockRoutes)
app.route('/api/user', userRoutes)
app.route('/api/user', userPasswordRoutes)

app.route('/api/catalog', catalogRoutes)
app.route('/api/review', reviewRoutes)
app.route('/api/ext/cms-data', cmsRoutes)
app.route('/delivery/jsonapi', contentRoutes)
app.route('/', personalisationRoutes)
app.route('/api/url', urlMapRoutes)
app.route('/api/product', productRoutes)

app.route('/img', imgRoutes)
