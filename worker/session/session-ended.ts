import { AppError } from '#shared/errors.ts'
import { UNAUTHORIZED } from '../http-status.ts'

const CODE = 'errors.account.expired'

/** Says that the customer's session has ended. */
export const sessionEnded = (): AppError => new AppError(CODE, { status: UNAUTHORIZED })

/** Says in the cart that the customer's session has ended, and their cart is the account's. */
export const LOGGED_OUT = 'notices.cart.loggedOut'

/** Whether a call failed because of that. By then the session holds neither the customer nor their cart. */
export const hasSessionEnded = (error: unknown): boolean => error instanceof AppError && error.code === CODE
