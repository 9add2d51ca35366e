import { notFoundError } from '../common-errors.ts'
import { createApp } from '../create-app.ts'
import { limitBody } from '../middleware/limit-body.ts'
import { accountDataApi } from './account/account-data.ts'
import { userApi } from './account/user.ts'
import { backInStockApi } from './back-in-stock.ts'
import { cartApi } from './cart/cart.ts'
import { checkoutApi } from './checkout/checkout.ts'
import { newsletterApi } from './newsletter.ts'
import { productsApi } from './products.ts'
import { searchApi } from './search.ts'

/** The browser's API: live and personal data, never kept by anyone. */
export const api = createApp()

api.use(async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store')
})
api.use(limitBody)
for (const part of [
  cartApi,
  checkoutApi,
  newsletterApi,
  searchApi,
  userApi,
  accountDataApi,
  productsApi,
  backInStockApi,
])
  api.route('/', part)
api.all('*', () => {
  throw notFoundError()
})
