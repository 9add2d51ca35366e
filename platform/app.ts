import { Hono } from 'hono'
import { answerError, answerNotFound } from './answers.ts'
import type { PlatformEnv } from './env.ts'
import { cartRoutes } from './routes/cart.ts'
import { cartCheckoutRoutes } from './routes/cart-checkout.ts'
import { catalogRoutes } from './routes/catalog.ts'
import { dialRoutes, turnDials } from './routes/dials.ts'
import { imgRoutes } from './routes/img.ts'
import { orderRoutes } from './routes/order.ts'
import { productRoutes } from './routes/product.ts'
import { urlMapRoutes } from './routes/url-map.ts'
import { userRoutes } from './routes/user.ts'
import { userPasswordRoutes } from './routes/user-password.ts'

/** The embedded platform: one route file per section of the platform contract. */
export const app = new Hono<PlatformEnv>()

app.use(turnDials)

app.get('/api/', (c) => c.json({ version: 'skare-platform' }))

app.onError(answerError)
app.notFound(answerNotFound)

app.route('/dials', dialRoutes)
app.route('/api/cart', cartRoutes)
app.route('/api/cart', cartCheckoutRoutes)
app.route('/api', orderRoutes)
app.route('/api/user', userRoutes)
app.route('/api/user', userPasswordRoutes)

app.route('/api/catalog', catalogRoutes)
app.route('/api/url', urlMapRoutes)
app.route('/api/product', productRoutes)

app.route('/img', imgRoutes)
