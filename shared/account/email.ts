import * as z from 'zod/mini'
import { EMAIL, normaliseEmail } from '../checkout/address.ts'
import { MAX_EMAIL } from '../checkout/field-lengths.ts'

/** An e-mail address as somebody types it. */
export const emailSchema = () =>
  z.string().check(z.overwrite(normaliseEmail), z.regex(EMAIL), z.maxLength(MAX_EMAIL))
