import type { AskOptions } from './ask-platform.ts'
import { degrades, envelopeOf, type Finding, type Probe, type Subject, summarise, works } from './probe.ts'

interface Extension {
  name: string
  route: string
  section: string
  lost: string
  /** A harmless question: what it asks for does not exist. */
  question: (subject: Subject) => [method: 'GET' | 'POST', path: string, options?: AskOptions]
}

const nobody = { orderNumber: 'platform-check-0', email: 'nobody@check.invalid' }

/** Routes that a stock platform does not have. A platform that has one answers with an envelope, whatever it says. */
const extensions: Extension[] = [
  {
    name: 'hosted payment',
    route: 'GET /api/ext/shop-hosted-checkout/get/{cartId}',
    section: '§12',
    lost: 'payment in the checkout; ways to pay later remain',
    question: () => ['GET', '/api/ext/shop-hosted-checkout/get/platform-check-0'],
  },
  {
    name: 'gift cards',
    route: 'GET /api/ext/gift-card/balance/{code}',
    section: '§12',
    lost: 'paying with a gift card, its balance',
    question: () => ['GET', '/api/ext/gift-card/balance/platform-check-0'],
  },
  {
    name: 'pickup points',
    route: 'GET /api/ext/service-point/find',
    section: '§2.11',
    lost: 'choosing where to pick up',
    question: ({ store }) => [
      'GET',
      '/api/ext/service-point/find',
      { query: { country: store.country, postcode: '11122', street: '', city: '' } },
    ],
  },
  {
    name: 'delivery terms',
    route: 'GET /api/ext/delivery-service/terms',
    section: '§21',
    lost: 'what is promised of delivery and returns, to search engines, too',
    question: () => ['GET', '/api/ext/delivery-service/terms'],
  },
  {
    name: 'popular searches',
    route: 'GET /api/ext/search-service/popular',
    section: '§22',
    lost: 'what an empty search field proposes',
    question: () => ['GET', '/api/ext/search-service/popular'],
  },
  {
    name: 'newsletter',
    route: 'GET /api/ext/newsletter-service/subscribe',
    section: '§5',
    lost: 'the newsletter',
    question: () => ['GET', '/api/ext/newsletter-service/subscribe', { query: { email: nobody.email } }],
  },
  {
    name: 'redirects',
    route: 'POST /api/ext/url-rewrites/find',
    section: '§12',
    lost: 'redirects of old addresses',
    question: () => ['POST', '/api/ext/url-rewrites/find', { body: { url: 'platform-check-0' } }],
  },
  {
    name: 'orders without a login',
    route: 'POST /api/ext/order-service/order',
    section: '§18',
    lost: 'order details for guests; withdrawals go by mail',
    question: () => ['POST', '/api/ext/order-service/order', { body: nobody }],
  },
  {
    name: 'saved products',
    route: 'POST /api/ext/account-service/saved',
    section: '§19',
    lost: 'wishlist and comparison on several devices, deleting an account oneself',
    question: () => ['POST', '/api/ext/account-service/saved', { body: {} }],
  },
  {
    name: 'back in stock',
    route: 'POST /api/ext/back-in-stock/wait',
    section: '§23',
    lost: 'the mail when a sold-out product is back',
    question: () => ['POST', '/api/ext/back-in-stock/wait', { body: {} }],
  },
]

export const extensionProbes: Probe[] = extensions.map(({ name, route, section, lost, question }) => ({
  name,
  route: `${route} (${section})`,
  isRequired: false,
  lost,
  run: (subject) => askExtension(subject, question(subject)),
}))

async function askExtension(
  { ask, store }: Subject,
  [method, path, options = {}]: ReturnType<Extension['question']>,
): Promise<Finding> {
  const query = { storeCode: store.code, ...options.query }
  const answer = await ask(method, path, { ...options, query })
  if (envelopeOf(answer)) return works()
  return answer.status === 404
    ? degrades('the platform has no such route', 'Install the extension, or live without it.')
    : degrades(summarise(answer), 'Answer with an envelope (§0.2).')
}
