import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#shared/errors.ts'

const MAX_BODY_BYTES = 64 * 1024

/** Refuses a body that is larger than anything the shop asks for, also one that does not say its length. */
export const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new AppError('errors.tooLarge', { status: 413 })
  },
})
