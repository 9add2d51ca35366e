import { describe, expect, test, vi } from 'vitest'
import { createLease } from '#client/storage/lease.ts'
import { createMemoryStore } from '#tests/support/memory-store.ts'

/** Tabs of a browser without locks, and a clock that runs while they wait. */
function aBrowser() {
  const { store, rows } = createMemoryStore()
  let time = 0
  const wait = async (ms: number) => {
    time += ms
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  const aTab = (owner: string, table = store) => createLease({ store: table, owner, now: () => time, wait })
  return { aTab, rows, passed: () => time, pass: (ms: number) => (time += ms) }
}

describe('a lease, where there are no locks:', () => {
  test('work of two tabs goes one after the other', async () => {
    const { aTab } = aBrowser()
    const steps: string[] = []
    const work = (name: string) => async () => {
      steps.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      steps.push(`${name} ends`)
    }
    await Promise.all([
      aTab('one')('skare:outbox', work('one')),
      aTab('other')('skare:outbox', work('other')),
    ])
    expect(steps).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
  })

  test('that of a tab that died runs out after thirty seconds', async () => {
    const { aTab, passed } = aBrowser()
    void aTab('dead')('skare:outbox', () => new Promise(() => undefined))
    await new Promise((resolve) => setTimeout(resolve, 1))
    expect(await aTab('next')('skare:outbox', async () => passed())).toBe(30_000)
  })

  test('that of a tab that died holds nobody up when the clock was set back', async () => {
    const { aTab, passed, pass } = aBrowser()
    void aTab('dead')('skare:outbox', () => new Promise(() => undefined))
    await new Promise((resolve) => setTimeout(resolve, 1))
    pass(-3_600_000)
    expect(await aTab('next')('skare:outbox', async () => passed())).toBe(-3_600_000)
  })

  test('it is given back when the work fails', async () => {
    const { aTab, rows } = aBrowser()
    const fail = () => Promise.reject(new Error('refused'))
    await expect(aTab('one')('skare:outbox', fail)).rejects.toThrow('refused')
    expect(rows.size).toBe(0)
  })

  test('a tab that was frozen at work leaves the lease of the next one alone', async () => {
    const { aTab, rows, pass } = aBrowser()
    const { promise, resolve } = Promise.withResolvers<void>()
    const frozen = aTab('frozen')('skare:outbox', () => promise)
    await new Promise((next) => setTimeout(next, 1))
    pass(30_000)
    const next = aTab('next')('skare:outbox', async () => {
      resolve()
      await frozen
      return rows.get('skare:outbox')
    })
    expect(await next).toMatchObject({ owner: 'next' })
  })

  test('where nothing can be kept the work just runs', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { aTab } = aBrowser()
    const blocked = aTab('one', () => Promise.reject(new Error('blocked')))
    expect(await blocked('skare:outbox', async () => 'done')).toBe('done')
    vi.restoreAllMocks()
  })
})
