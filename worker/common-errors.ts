import { AppError } from '#shared/errors.ts'

/** What was asked for is not there. */
export const notFoundError = (): AppError => new AppError('errors.notFound', { status: 404 })

/** There is nothing in the cart, or no cart. */
export const emptyCartError = (): AppError => new AppError('errors.checkout.emptyCart', { status: 409 })
