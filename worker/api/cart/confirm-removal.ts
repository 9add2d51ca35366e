import type { AppContext } from '../../app-env.ts'
import { translateFor } from '../../i18n/messages.ts'
import { serveQuestion } from '../../render/message-page.ts'
import type { FormFields } from '../../request/read-body.ts'
import { customerPlatformOf, shopperCart } from './shopper-cart.ts'

/**
 * Asks before a form without JavaScript takes a line out of the cart, or all of them (R5.37). Null: the form is about something
 * else, was asked about already, or there is nothing to take out.
 */
export async function confirmRemoval(
  c: AppContext,
  { remove, clear, confirmed }: FormFields,
): Promise<Response | null> {
  if (confirmed || !(remove || clear)) return null
  const { lines } = await shopperCart(c, customerPlatformOf(c)).fetch()
  const line = lines.find(({ id }) => String(id) === remove)
  if (clear ? lines.length === 0 : !line) return null
  const t = translateFor(c.var.store)
  const [question, yes, field] = clear
    ? [t('cart.askClear'), t('cart.clear'), { clear: '1' }]
    : [t('cart.askRemove', { name: line?.name ?? '' }), t('cart.remove'), { remove: String(line?.id) }]
  return serveQuestion(c, { question, yes, no: t('cart.keep'), fields: { ...field, confirmed: '1' } })
}
