import { readDraft } from '#shared/orders/withdrawal-steps.ts'
import type { WithdrawalView } from '#shared/orders/withdrawal-view.ts'
import type { AppContext } from '../app-env.ts'
import { refuseTooMany } from '../middleware/rate-limit.ts'
import { toLoadedPage } from '../pages/load-page.ts'
import { withdrawPage } from '../pages/withdraw.ts'
import { withGoods } from '../platform/orders/order-goods.ts'
import { servePostedPage } from '../render/posted-page.ts'
import { type FormFields, readForm } from '../request/read-body.ts'
import { type LoaderContext, platformOf } from '../request/services.ts'
import { reportFailure } from './report-failure.ts'
import { takeStep, type WithdrawalStep } from './withdraw-step.ts'

/**
 * `POST` to the page where customers withdraw from a purchase, without a login (Directive 2011/83/EU, Article 11a). Each
 * step is the document that answers the form of the one before. What fails is told at the form, with all that was typed.
 */
export async function postWithdrawForm(c: AppContext): Promise<Response> {
  const form = await readForm(c)
  const taken = await refuseTooMany(c, 'withdrawal')
    .then(() => takeStep(platformOf(c), form))
    .catch((error: unknown) => failed(c, error, form))
  return servePostedPage(c, async (context) => {
    const { view, status } = taken
    const page = withdrawPage(await withPictures(context, view), context.store)
    return { ...toLoadedPage('withdraw', page, context.store), status }
  })
}

/** Back to the first step, which carries the other fields along. */
function failed(c: AppContext, error: unknown, form: FormFields): WithdrawalStep {
  const { problem, status } = reportFailure(c, error, 'withdrawal.failed')
  return { view: { step: 'find', draft: readDraft(form), faults: [{ field: null, ...problem }] }, status }
}

/** The receipt has none: it is for printing. */
async function withPictures({ platform }: LoaderContext, view: WithdrawalView): Promise<WithdrawalView> {
  if (view.step === 'find' || view.step === 'received') return view
  return { ...view, order: await withGoods(platform, view.order) }
}
