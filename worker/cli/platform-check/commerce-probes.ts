import * as z from 'zod/mini'
import type { Answered } from './ask-platform.ts'
import {
  asOptional,
  degrades,
  envelopeOf,
  expectResult,
  type Finding,
  fails,
  notChecked,
  type Probe,
  type Subject,
  summarise,
  works,
} from './probe.ts'

const stockSchema = z.object({ product_id: z.coerce.number() })
const WRONG = 'nobody@check.invalid' // RFC 2606: an address that cannot exist
const NO_NUMBER = 'platform-check-0'
const idempotentSchema = z.object({ meta: z.object({ idempotent: z.literal(true) }) })
const ONCE = 'a repeated order is the same order'
const NOT_ONCE = 'a repeated order is another one: the shop asks for five minutes before it repeats'

/** Carts, accounts and orders. Nothing is written without `--orders`. */
export const commerceProbes: Probe[] = [
  {
    name: 'stock of a product',
    route: 'GET /api/stock/check (§4)',
    isRequired: false,
    lost: 'stock is that of the index until it is written anew',
    async run({ ask, store, sample }) {
      if (!sample.simpleSku) return notChecked('no simple product was found')
      const answer = await ask('GET', '/api/stock/check', {
        query: { storeCode: store.code, sku: sample.simpleSku },
      })
      return asOptional(expectResult(answer, stockSchema, 'Serve stock/check.'))
    },
  },
  {
    name: 'stock of several',
    route: 'GET /api/stock/list (§4)',
    isRequired: false,
    lost: 'the cart checks no stock',
    async run({ ask, store, sample }) {
      if (!sample.simpleSku) return notChecked('no simple product was found')
      const answer = await ask('GET', '/api/stock/list', {
        query: { storeCode: store.code, skus: sample.simpleSku },
      })
      return asOptional(expectResult(answer, z.array(stockSchema), 'Serve stock/list.'))
    },
  },
  {
    name: 'login',
    route: 'POST /api/user/login (§1.1)',
    isRequired: false,
    lost: 'accounts; guests can buy',
    async run({ ask, store }) {
      const body = { username: WRONG, password: 'no password of anybody' }
      const answer = await ask('POST', '/api/user/login', { query: { storeCode: store.code }, body })
      const { code } = envelopeOf(answer) ?? { code: 0 }
      if (code === 401) return works()
      const says = code >= 400 && typeof envelopeOf(answer)?.result === 'string'
      return says
        ? works(`refuses with ${code}`)
        : degrades(summarise(answer), 'Refuse a wrong password with 401.')
    },
  },
  {
    name: 'token',
    route: 'GET /api/user/me (§0.5)',
    isRequired: false,
    lost: 'nobody stays logged in',
    run: findTokenPlace,
  },
  {
    name: 'look-up of orders',
    route: 'GET /api/sync/order/{order_id} (§3.1)',
    isRequired: false,
    lost: 'after a lost answer nobody knows whether there is an order: it waits',
    async run({ ask, store }) {
      const answer = await ask('GET', `/api/sync/order/${NO_NUMBER}`, { query: { storeCode: store.code } })
      return envelopeOf(answer)
        ? works(idempotentSchema.safeParse(answer.json).success ? ONCE : NOT_ONCE)
        : degrades(summarise(answer), 'Turn the queue (Redis) of the platform on, and serve sync/order.')
    },
  },
  {
    name: 'cart',
    route: 'POST /api/cart/create, /update, GET /pull, /totals (§2)',
    isRequired: true,
    lost: 'nothing can be bought',
    run: fillCart,
  },
]

/** Logs in, and asks for the customer with the token in the header and in the query. */
async function findTokenPlace({ ask, store, customer }: Subject): Promise<Finding> {
  if (!customer) return notChecked('name a customer in CHECK_EMAIL and CHECK_PASSWORD')
  const query = { storeCode: store.code }
  const body = { username: customer.email, password: customer.password }
  const login = await ask('POST', '/api/user/login', { query, body })
  const token = z.string().safeParse(envelopeOf(login)?.result)
  if (envelopeOf(login)?.code !== 200 || !token.success) return degrades(summarise(login), 'Check the login.')
  const inHeader = await ask('GET', '/api/user/me', {
    query,
    headers: { Authorization: `Bearer ${token.data}` },
  })
  if (isCustomer(inHeader)) return works('TOKEN_PLACE=header')
  const inQuery = await ask('GET', '/api/user/me', { query: { ...query, token: token.data } })
  return isCustomer(inQuery)
    ? works('TOKEN_PLACE=query')
    : degrades(summarise(inQuery), 'The platform knows its own token neither in the header nor in the query.')
}

const isCustomer = (answer: Answered): boolean => envelopeOf(answer)?.code === 200

/** Puts a product into a guest's cart and asks for its sum. */
async function fillCart({ ask, store, sample, withCart }: Subject): Promise<Finding> {
  if (!withCart) return notChecked('`--orders` puts a product into a cart')
  if (!sample.simpleSku) return notChecked('no simple product was found')
  const query = { storeCode: store.code }
  const created = await ask('POST', '/api/cart/create', { query })
  const cartId = z.string().safeParse(envelopeOf(created)?.result)
  if (!cartId.success) return fails(summarise(created), 'Serve cart/create for guests.')
  const inCart = { query: { ...query, cartId: cartId.data } }
  const cartItem = { sku: sample.simpleSku, qty: 1, quote_id: cartId.data }
  const updated = await ask('POST', '/api/cart/update', { ...inCart, body: { cartItem } })
  if (envelopeOf(updated)?.code !== 200)
    return fails(summarise(updated), `Check that ${sample.simpleSku} is for sale.`)
  const pulled = expectResult(
    await ask('GET', '/api/cart/pull', inCart),
    z.array(z.unknown()),
    'Serve cart/pull.',
  )
  if (pulled.state !== 'works') return pulled
  const totals = await ask('GET', '/api/cart/totals', inCart)
  return expectResult(totals, z.object({ grand_total: z.number() }), 'Serve cart/totals.')
}
