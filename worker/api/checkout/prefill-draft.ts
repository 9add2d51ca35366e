import { type CheckoutDraft, hasOwnBilling } from '#shared/checkout/draft.ts'
import { prefilledForm } from '#shared/checkout/prefill.ts'
import type { AppContext } from '../../app-env.ts'
import { toCustomer } from '../../platform/customers/to-customer.ts'
import { fetchMe } from '../../platform/customers/user.ts'
import { customerPlatformOf } from '../cart/shopper-cart.ts'

/** What the account knows, where nothing is entered. The form is shown without it when the account cannot be read. */
export async function prefillDraft(
  c: AppContext,
  draft: CheckoutDraft,
  { isVirtual }: { isVirtual: boolean },
): Promise<CheckoutDraft> {
  if (!(await c.var.session.read('customer'))) return draft
  try {
    const customer = toCustomer(await fetchMe(customerPlatformOf(c)), c.var.settings.priceGroups)
    const form = { ...draft, hasOwnBilling: hasOwnBilling(draft) }
    const purchase = { countries: c.var.store.countries, isVirtual }
    const { contact, address, billingAddress } = prefilledForm(form, customer, purchase)
    return { ...draft, contact, address, billingAddress }
  } catch (error) {
    c.get('log').warn('checkout.noPrefill', { error })
    return draft
  }
}
