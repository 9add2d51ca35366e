import { AppError } from '#shared/errors.ts'

/** What was asked for is not there. */
export const notFoundError = (): AppError => new AppError('errors.notFound', { status: 404 })

/** Something that we need does not answer. The same request may be made again in a moment. */
export const unavailableError = (cause?: unknown): AppError =>
  new AppError('errors.platformAway', { cause, status: 503, retryAfterSeconds: 5 })

/** There is nothing in the cart, or no cart. */
export const emptyCartError = (): AppError => new AppError('errors.checkout.emptyCart', { status: 409 })
