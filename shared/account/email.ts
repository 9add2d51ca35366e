import * as z from 'zod/mini'
import { EMAIL, normaliseEmail } from '../checkout/address.ts'

const LONGEST_EMAIL = 254 // RFC 5321

/** An e-mail address as somebody types it. */
export const emailSchema = () =>
  z.string().check(z.overwrite(normaliseEmail), z.regex(EMAIL), z.maxLength(LONGEST_EMAIL))
