import { createApp } from '../create-app.ts'
import { limited } from '../middleware/rate-limit.ts'
import { changeSubscription } from '../platform/customers/newsletter.ts'
import { platformOf } from '../request/services.ts'
import { route } from './route.ts'

/** The newsletter of whoever types an address. */
export const newsletterApi = createApp()

route(
  newsletterApi,
  'newsletter.subscribe',
  async (c, { email }) => {
    await changeSubscription(platformOf(c), email, true)
    return { subscribed: true }
  },
  limited('newsletter'),
)
