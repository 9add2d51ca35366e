import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadSchemas } from '#client/api/call-api.ts'
import { completePayment } from '#client/features/checkout/complete-payment.ts'
import { forgetPayments, hasPaid } from '#client/features/checkout/paid-stores.ts'
import { loadMessages } from '#client/i18n/load-messages.ts'
import { AppError } from '#shared/errors.ts'
import { storeViews } from '#shared/store-views.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

const store = storeViews.sv
const order = { orderNumber: '100000102', email: 'asa.berg@example.com' }
const failure = () => Response.json({ error: { code: 'errors.platformAway' } }, { status: 502 })

const kept = new Map<string, string>()
const reload = vi.fn()
/** Answers of the shop, one after the other; then it goes on failing. */
let answers: (() => Response)[] = []
let calls = 0

/** The files beside an answer are here: under a simulated clock no real file comes in time. */
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'sv' } })
  await Promise.all([loadSchemas(), loadMessages('errors')])
})

beforeEach(() => {
  kept.clear()
  reload.mockClear()
  answers = []
  calls = 0
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', memoryStorage(kept))
  vi.stubGlobal('document', { documentElement: { lang: 'sv' } })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('addEventListener', () => undefined) // nobody leaves the page here
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', async () => {
    calls += 1
    return (answers.shift() ?? failure)()
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A signal, and what aborts it. */
function controllerOf() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** Lets every wait pass. */
async function complete() {
  const attempts: number[] = []
  const outcome = completePayment(store, (attempt) => attempts.push(attempt)).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return { outcome: await outcome, attempts }
}

describe('the order of a checkout that is paid at the provider’s', () => {
  test('R3.59 R4.76: comes with number and e-mail, and nothing is left to be done', async () => {
    answers = [() => Response.json(order)]
    expect(await complete()).toEqual({ outcome: order, attempts: [] })
    expect(hasPaid(store)).toBe(false)
  })

  test('R4.77: is asked for again while it fails, up to three times', async () => {
    answers = [failure, failure, failure, () => Response.json(order)]
    expect(await complete()).toEqual({ outcome: order, attempts: [2, 3, 4] })
    expect(reload).not.toHaveBeenCalled()
  })

  test('is waited for a minute and more: the shop may still be making it', async () => {
    vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit) => {
      calls += 1
      return new Promise((resolve, reject) => {
        setTimeout(() => resolve(Response.json(order)), 70_000)
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    })
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const { abort, signal } = controllerOf()
      setTimeout(abort, ms)
      return signal
    })
    expect(await complete()).toEqual({ outcome: order, attempts: [] })
    expect(calls).toBe(1)
    vi.restoreAllMocks()
  })

  test('R3.59 R4.77 R9.12: more than three failed attempts reload the page, which goes on where it was', async () => {
    expect((await complete()).outcome).toBe('reloading')
    expect([calls, reload.mock.calls.length, hasPaid(store)]).toEqual([4, 1, true])
    answers = [() => Response.json(order)]
    expect((await complete()).outcome).toEqual(order)
    expect(hasPaid(store)).toBe(false)
  })

  test('R3.59 R4.77: the page reloads once; then the shopper is told, and the payment is not forgotten', async () => {
    await complete()
    const { outcome } = await complete()
    expect(outcome).toBeInstanceOf(AppError)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(hasPaid(store)).toBe(true)
  })

  test.each([
    ['the platform does not answer', failure, 502],
    [
      'there is no connection',
      () => {
        throw new TypeError('Failed to fetch')
      },
      0,
    ],
  ])('whoever has paid is told so, and not to pay again, when %s', async (_, answer, status) => {
    await complete()
    answers = [answer, answer, answer, answer]
    expect((await complete()).outcome).toMatchObject({ code: 'errors.order.undecided', status })
  })

  test('who has to log in first is told that', async () => {
    const no = { error: { code: 'errors.account.expired' } }
    answers = [() => Response.json(no, { status: 401 })]
    expect((await complete()).outcome).toMatchObject({ code: 'errors.account.expired' })
    expect(hasPaid(store)).toBe(true)
  })

  test('R4.93: after a logout nothing is paid in this tab, in whatever store', async () => {
    await complete()
    kept.set('skare:paid:no', 'paid')
    expect([hasPaid(store), hasPaid(storeViews.no)]).toEqual([true, true])
    forgetPayments()
    expect([hasPaid(store), hasPaid(storeViews.no)]).toEqual([false, false])
  })

  test('another tab whose payment was left behind by a logout is told that there is none, once', async () => {
    await complete()
    const none = { error: { code: 'errors.order.unknownPayment' } }
    answers = [() => Response.json(none, { status: 409 })]
    expect((await complete()).outcome).toMatchObject({ code: 'errors.order.unknownPayment' })
    expect(hasPaid(store)).toBe(false)
  })

  test('a shopper who has left the checkout keeps the page they are on; the order is fetched when they come back', async () => {
    const place = { reload, pathname: '/checkout' }
    vi.stubGlobal('location', place)
    answers = [
      () => {
        place.pathname = '/'
        return failure()
      },
    ]
    expect((await complete()).outcome).toBeInstanceOf(AppError)
    expect([reload.mock.calls.length, hasPaid(store)]).toEqual([0, true])
    answers = [() => Response.json(order)]
    expect((await complete()).outcome).toEqual(order)
  })

  test('a final no is told at once and forgets the payment: nothing is asked again, and the checkout starts anew', async () => {
    const no = { error: { code: 'errors.order.paidSoldOut', params: { names: 'Glidvalla' } } }
    answers = [() => Response.json(no, { status: 409 })]
    const { outcome } = await complete()
    expect(outcome).toMatchObject({ code: 'errors.order.paidSoldOut', params: { names: 'Glidvalla' } })
    expect([calls, reload.mock.calls.length, hasPaid(store)]).toEqual([1, 0, false])
  })

  test('a tab that cannot remember it is never loaded anew: it would forget the payment', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('sessionStorage', undefined)
    const { outcome, attempts } = await complete()
    expect(outcome).toBeInstanceOf(AppError)
    expect(attempts).toEqual([2, 3, 4])
    expect(reload).not.toHaveBeenCalled()
    expect(hasPaid(store)).toBe(true) // nothing is paid for again
    answers = [() => Response.json(order)]
    expect((await complete()).outcome).toEqual(order)
    expect(hasPaid(store)).toBe(false)
    vi.restoreAllMocks()
  })
})
