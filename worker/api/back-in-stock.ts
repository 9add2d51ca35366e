import { type BackInStockStatus, backInStockSchema } from '#shared/api/back-in-stock.ts'
import { newsletterSchema } from '#shared/api/newsletter.ts'
import { AppError } from '#shared/errors.ts'
import { isProductPage } from '#shared/page-data.ts'
import { settled } from '#shared/page-lines.ts'
import { pathTo } from '#shared/paths.ts'
import type { BackInStockResult } from '#shared/product/back-in-stock.ts'
import type { AppContext } from '../app-env.ts'
import { notFoundError } from '../common-errors.ts'
import { createApp } from '../create-app.ts'
import { limited, refuseTooMany } from '../middleware/rate-limit.ts'
import { type LoadedPage, loadPage } from '../pages/load-page.ts'
import { waitForStock } from '../platform/customers/back-in-stock.ts'
import { servePostedPage } from '../render/posted-page.ts'
import { type FormFields, parseInput, readForm } from '../request/read-body.ts'
import { type LoaderContext, platformOf } from '../request/services.ts'
import { reportFailure } from './report-failure.ts'
import { route } from './route.ts'

/** One mail when a sold-out product can be bought again. Anybody can type any address: limited like the newsletter. */
export const backInStockApi = createApp()

route(
  backInStockApi,
  'products.backInStock',
  async (c, wish) => ({ status: await subscribeToStock(c, wish) }),
  limited('newsletter'),
)

/** `POST /back-in-stock`: the form without JavaScript. The answer is the product's page, with the result at the field. */
export async function postBackInStockForm(c: AppContext): Promise<Response> {
  const form = await readForm(c)
  const { result, status } = await refuseTooMany(c, 'newsletter')
    .then(async () => ({
      result: await subscribeToStock(c, parseInput(backInStockSchema, form)),
      status: 200,
    }))
    .catch((error: unknown) => refused(c, error))
  return servePostedPage(c, async (context) => {
    const page = await loadAnswered(context, form, { sku: form.sku ?? '', email: form.email ?? '', result })
    return { ...page, status }
  })
}

async function subscribeToStock(
  c: AppContext,
  { sku, email }: { sku: string; email: string },
): Promise<BackInStockStatus> {
  const parsed = newsletterSchema.safeParse({ email })
  if (parsed.success) return waitForStock(platformOf(c), { sku, email: parsed.data.email })
  throw new AppError(email.trim() === '' ? 'errors.field.required' : 'errors.field.email', { status: 400 })
}

function refused(c: AppContext, error: unknown): Pick<BackInStockResult, 'result'> & { status: number } {
  const { problem, status } = reportFailure(c, error, 'backInStock.failed')
  return { result: problem.key, status }
}

/** The product's page, with the result of the form. */
async function loadAnswered(
  context: LoaderContext,
  { sku = '', parentSku = '' }: FormFields,
  backInStock: BackInStockResult,
): Promise<LoadedPage> {
  const path = pathTo('simple-product', { parentSku, slug: NO_SLUG, childSku: sku }, context.store)
  const loaded = await loadPage({ ...context, url: new URL(path, context.url) })
  if (loaded.kind === 'redirect' || !isProductPage(loaded.page)) throw notFoundError()
  const related = settled(await loaded.page.data.related) // the document is sent in one piece
  return { ...loaded, page: { ...loaded.page, data: { ...loaded.page.data, related, backInStock } } }
}

const NO_SLUG = '-' // the skus find the product
