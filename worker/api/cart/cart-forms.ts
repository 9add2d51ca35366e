import { newCartLineSchema } from '#shared/api/cart.ts'
import { newsletterSchema } from '#shared/api/newsletter.ts'
import type { Notice } from '#shared/api/notice.ts'
import type { Cart } from '#shared/cart/cart.ts'
import { parseQuantity, validateQuantity } from '#shared/cart/quantity.ts'
import { AppError } from '#shared/errors.ts'
import { pathTo } from '#shared/paths.ts'
import { readSelections } from '#shared/product/selections.ts'
import type { AppContext } from '../../app-env.ts'
import { translateFor } from '../../i18n/messages.ts'
import { changeSubscription } from '../../platform/customers/newsletter.ts'
import { serveMessagePage } from '../../render/message-page.ts'
import { type FormFields, readForm } from '../../request/read-body.ts'
import { platformOf } from '../../request/services.ts'
import { hasSessionEnded, LOGGED_OUT } from '../../session/session-ended.ts'
import { addToCart, noticesOf } from './add-to-cart.ts'
import { postCodeForm } from './cart-code-form.ts'
import { changeQuantity } from './change-quantity.ts'
import { clearCart } from './clear-cart.ts'
import { confirmRemoval } from './confirm-removal.ts'
import { changeWithGuestFallback } from './guest-fallback.ts'
import { sayInCart } from './say-in-cart.ts'
import { customerPlatformOf, readChanged, type ShopperCart, shopperCart } from './shopper-cart.ts'

/**
 * `POST` to the cart page: what the cart's forms send without JavaScript. Then back to the cart, which says once what
 * there is to say: a reload repeats nothing.
 */
export async function postCartForm(c: AppContext): Promise<Response> {
  const form = await readForm(c)
  const answered = await answerFirst(c, form).catch((error: unknown) => toGuestCart(c, error))
  if (answered) return answered
  const notices = await changeWithGuestFallback(c, () =>
    runCartForm(shopperCart(c, customerPlatformOf(c)), form),
  )
  return toCart(c, notices)
}

/** The page that answers a form about a code, or asks before something is taken out; null: neither. */
const answerFirst = async (c: AppContext, form: FormFields): Promise<Response | null> =>
  (await postCodeForm(c, form)) ?? (await confirmRemoval(c, form))

function toCart(c: AppContext, notices: Notice[]): Response {
  sayInCart(c, notices)
  return c.redirect(pathTo('cart', {}, c.var.store), 303)
}

/** The session has ended, and the account's cart with it: there is nothing left to take out. */
function toGuestCart(c: AppContext, error: unknown): Response {
  if (!hasSessionEnded(error)) throw error
  return toCart(c, [{ type: 'warning', key: LOGGED_OUT }])
}

async function runCartForm(cart: ShopperCart, form: FormFields): Promise<Notice[]> {
  const { sku, parentSku, line, remove, clear } = form
  if (clear) {
    await clearCart(cart)
    return []
  }
  if (remove) return changeQuantity(cart, Number(remove), 0)
  const quantity = parseQuantity(form.quantity ?? 1)
  const fault = validateQuantity(String(quantity), { maxQuantity: null }) // no number removes a line: that has a button of its own
  if (fault) return [{ type: 'error', ...fault }]
  if (line) {
    const notices = await changeQuantity(cart, Number(line), quantity)
    return notices.length > 0 ? notices : quantityNotices(await readChanged(cart), line)
  }
  const parsed = newCartLineSchema.safeParse({ sku, parentSku, quantity, ...readSelections(form) })
  if (!parsed.success) throw new AppError('errors.badRequest', { status: 400 })
  return noticesOf(await addToCart(cart, parsed.data))
}

/** The same that React says (R8.10). */
const quantityNotices = (cart: Cart | null, line: string): Notice[] =>
  (cart?.lines ?? []).flatMap(({ id, name, quantity }) =>
    String(id) === line ? [{ type: 'success', key: 'cart.quantityUpdated', params: { name, quantity } }] : [],
  )

/** `POST /newsletter`: the footer's form without JavaScript. Posting it again changes nothing. */
export async function postNewsletterForm(c: AppContext): Promise<Response> {
  const { email } = await readForm(c)
  const parsed = newsletterSchema.safeParse({ email })
  if (!parsed.success) throw new AppError('errors.field.email', { status: 400 })
  await changeSubscription(platformOf(c), parsed.data.email, true)
  const t = translateFor(c.var.store)
  return serveMessagePage(c, { title: t('newsletter.thanks'), text: t('newsletter.terms') })
}
