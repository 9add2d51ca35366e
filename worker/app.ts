import { ACCOUNT_DOCUMENT_PATH } from '#shared/account/account-path.ts'
import { RECEIPT_PATH, RETURN_PATH, START_PATH } from '#shared/checkout/document-paths.ts'
import { routes } from '#shared/routes.ts'
import { storeCodes, storeViews } from '#shared/store-views.ts'
import { serveAccount } from './api/account/account-document.ts'
import { postAccountForm } from './api/account/account-form.ts'
import { postBackInStockForm } from './api/back-in-stock.ts'
import { postCartForm, postNewsletterForm } from './api/cart/cart-forms.ts'
import { postCheckoutForm, serveStart } from './api/checkout/checkout-form.ts'
import { returnFromPayment, serveReceipt } from './api/checkout/payment-return.ts'
import { api } from './api/index.ts'
import { postWithdrawForm } from './api/withdraw-form.ts'
import { createApp } from './create-app.ts'
import { failures } from './middleware/failures.ts'
import { limitBody } from './middleware/limit-body.ts'
import { limited } from './middleware/rate-limit.ts'
import { redirects } from './middleware/redirects.ts'
import { requestLog } from './middleware/request-log.ts'
import { runAfterResponse } from './middleware/run-after-response.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { POLICY_REPORTS_PATH, securityHeaders } from './middleware/security-headers.ts'
import { session } from './middleware/session.ts'
import { shortAddress } from './middleware/short-address.ts'
import { storeView } from './middleware/store-view.ts'
import { serveHealth, serveReadiness } from './ops/health.ts'
import { invalidate, ops } from './ops/index.ts'
import { takePolicyReport } from './ops/policy-report.ts'
import { refuseMissingFile } from './proxy/missing-file.ts'
import { servePicture } from './proxy/pictures.ts'
import { servePlatformPage, serveProviderPage } from './proxy/platform-page.ts'
import { serveServiceWorker } from './proxy/service-worker.ts'
import { servePageData } from './render/data.ts'
import { serveDocument, serveErrorPage } from './render/html.ts'
import { memoryPages } from './render/memory-pages.ts'
import { serveRobots } from './seo/robots.ts'
import { serveSitemap, serveSitemapIndex } from './seo/sitemap.ts'
import { serveWebManifest } from './seo/web-manifest.ts'

/** The storefront's table of contents: what every request goes through, then who answers it. */
export const app = createApp()

app.onError(failures(serveErrorPage))
app.use(
  memoryPages,
  requestLog,
  runAfterResponse,
  securityHeaders,
  shortAddress,
  storeView,
  redirects,
  sameOrigin,
  session,
)

app.get('/healthz', serveHealth)
app.get('/readyz', serveReadiness)
app.get('/assets/*', refuseMissingFile)
app.get('/i/*', servePicture)
app.get('/img/*', servePicture)
app.get('/sw.js', serveServiceWorker)
app.get('/robots.txt', serveRobots)
app.all('/hosted-checkout/*', serveProviderPage)
app.all('/downloads/*', servePlatformPage)
for (const code of storeCodes) {
  const { pathPrefix, language } = storeViews[code]
  app.route(`${pathPrefix}/api`, api)
  app.post(pathPrefix + routes.cart.paths[language], limitBody, postCartForm)
  app.post(pathPrefix + routes.checkout.paths[language], limitBody, postCheckoutForm)
  app.get(pathPrefix + START_PATH, serveStart)
  app.get(pathPrefix + RETURN_PATH, returnFromPayment)
  app.get(pathPrefix + RECEIPT_PATH, serveReceipt)
  app.post(pathPrefix + routes.account.paths[language], limitBody, postAccountForm)
  app.get(pathPrefix + ACCOUNT_DOCUMENT_PATH, serveAccount)
  app.post(pathPrefix + routes.withdraw.paths[language], limitBody, postWithdrawForm)
  app.post(`${pathPrefix}/newsletter`, limitBody, limited('newsletter'), postNewsletterForm)
  app.post(`${pathPrefix}/back-in-stock`, limitBody, postBackInStockForm)
  app.get(`${pathPrefix}/sitemap.xml`, serveSitemapIndex)
  app.get(`${pathPrefix}/sitemaps/:name`, serveSitemap)
  app.get(`${pathPrefix}/manifest.webmanifest`, serveWebManifest)
}
app.post(POLICY_REPORTS_PATH, limitBody, limited('policyReport'), takePolicyReport)
app.route('/ops', ops)
app.route('/invalidate', invalidate)
app.get('/_data', servePageData)
app.get('/_data/*', servePageData)
app.get('*', serveDocument)
