import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeOldBuilds } from '#client/service-worker/builds.ts'
import { removeOldFiles } from '#client/service-worker/files.ts'
import { removeOldShells } from '#client/service-worker/shells.ts'

vi.mock('virtual:precache', () => ({ build: 'this' }))
vi.mock('#client/service-worker/files.ts', () => ({ removeOldFiles: vi.fn() }))
vi.mock('#client/service-worker/shells.ts', () => ({ removeOldShells: vi.fn() }))

const event = {} as Parameters<typeof removeOldBuilds>[0] // nothing is read of it
/** What the tabs of this build and the browser say. */
const stub = (registration: object, builds = ['this']) => {
  const held = builds.map((build) => ({ name: `skare:build:${build}` }))
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held }) } })
  vi.stubGlobal('self', { registration, clients: { matchAll: async () => builds.map(() => ({})) } })
}

beforeEach(() => stub({}))
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const isCleaned = async () => {
  await removeOldBuilds(event)
  const calls = [removeOldFiles, removeOldShells].map((remove) => vi.mocked(remove).mock.calls.length)
  expect(calls[0]).toBe(calls[1])
  return calls[0] === 1
}

test('what earlier builds have saved goes with the last of their tabs', async () => {
  stub({}, ['this', 'earlier'])
  expect(await isCleaned()).toBe(false)
  stub({})
  expect(await isCleaned()).toBe(true)
})

test.each(['installing', 'waiting'])(
  'what a newer service worker has saved stays while it is %s',
  async (state) => {
    stub({ [state]: {} })
    expect(await isCleaned()).toBe(false)
  },
)
