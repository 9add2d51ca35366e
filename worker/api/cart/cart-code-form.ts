import { cartCodeSchema } from '#shared/api/cart-code.ts'
import { BALANCE_TEXT, type CodeFormResult, type CodeKind, readCodeKind } from '#shared/cart/cart-codes.ts'
import { formatSum } from '#shared/format/sum.ts'
import { pathTo } from '#shared/paths.ts'
import type { AppContext } from '../../app-env.ts'
import { refuseTooMany } from '../../middleware/rate-limit.ts'
import { cartPage } from '../../pages/cart.ts'
import { toLoadedPage } from '../../pages/load-page.ts'
import { servePostedPage } from '../../render/posted-page.ts'
import type { FormFields } from '../../request/read-body.ts'
import { platformOf } from '../../request/services.ts'
import { hasSessionEnded } from '../../session/session-ended.ts'
import { reportFailure } from '../report-failure.ts'
import { applyCode, codeLimits, readBalance, removeCode } from './cart-codes.ts'
import { customerPlatformOf, shopperCart } from './shopper-cart.ts'

type CodeResult = Pick<CodeFormResult, 'key' | 'params'> & { status: number; code?: string }

/**
 * A form of a coupon or a gift card; null: the cart's form is about something else. A code that counts leads back to the cart.
 * What else there is to say is said in the answer, at the field: it would lose the code on its way through an address.
 */
export async function postCodeForm(c: AppContext, form: FormFields): Promise<Response | null> {
  const taken = readCodeKind(form.takeOff)
  const isBalance = form.balance !== undefined
  const kind = isBalance ? 'gift-card' : readCodeKind(form.apply) // only a gift card has a balance, whatever the form names
  const path = pathTo('cart', {}, c.var.store)
  if (taken) {
    await removeCode(c, shopperCart(c, customerPlatformOf(c)), taken)
    return c.redirect(path, 303)
  }
  if (!kind) return null
  const result = await tryCode(c, { kind, typed: form.code, isBalance }).catch(
    (error: unknown): CodeResult => {
      if (hasSessionEnded(error)) throw error // the cart is empty by now, and has no field of a code
      const { problem, status } = reportFailure(c, error, 'cart.codeFailed')
      return { ...problem, status }
    },
  )
  return result ? serveCodeResult(c, { kind, code: form.code ?? '', ...result }) : c.redirect(path, 303)
}

interface CodeInput {
  kind: CodeKind
  typed: string | undefined
  /** Whether only the balance of the card is asked for. */
  isBalance: boolean
}

/** Null: it counts, and there is nothing to say. */
async function tryCode(c: AppContext, { kind, typed, isBalance }: CodeInput): Promise<CodeResult | null> {
  const parsed = cartCodeSchema.safeParse({ code: typed })
  if (!parsed.success) return { key: 'errors.field.required', status: 400 }
  await refuseTooMany(c, codeLimits[kind])
  if (isBalance) {
    const balance = await readBalance(c, platformOf(c), parsed.data.code)
    return { key: BALANCE_TEXT, params: { amount: formatSum(balance, c.var.store) }, status: 200 }
  }
  const [notice] = await applyCode(c, shopperCart(c, customerPlatformOf(c)), kind, parsed.data.code)
  if (!notice) return null
  const { type, ...words } = notice
  return type === 'error' ? { ...words, status: 422 } : { ...words, status: 200, code: '' }
}

const serveCodeResult = (
  c: AppContext,
  { kind, code, key, params, status }: CodeResult & Pick<CodeFormResult, 'kind' | 'code'>,
): Promise<Response> =>
  servePostedPage(c, async (context) => {
    const result = { kind, code, key, ...(params && { params }), isFault: status >= 400 }
    return { ...toLoadedPage('cart', await cartPage(context, { codeResult: result }), context.store), status }
  })
