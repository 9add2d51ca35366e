import { applySaved, savedChange } from '#shared/account/merge-saved.ts'
import { MAX_SAVED, parseSaved, type SavedListName } from '#shared/account/saved-products.ts'
import { isRecord } from '#shared/is-record.ts'
import type { StoreView } from '#shared/store-views.ts'
import { callInTurn } from '../../api/call-in-turn.ts'
import { deviceStorage } from '../../storage/device-storage.ts'
import { parseStored } from '../../storage/parse-stored.ts'
import { withLock } from '../../storage/with-lock.ts'
import { savedList, storageKeyOf } from './saved-list.ts'

const KEY = 'skare:account-lists'
const QUIET_MS = 500 // several quick changes are one call
const FRESH_MS = 5000 // a page that opens asks for what other devices have changed, but not twice
const names = ['wishlist', 'compare'] as const

type Lists = Record<SavedListName, string[]>

/** The customer's id, and the lists at the last sync between device and account. Absent: a guest's device. */
type SyncedLists = Lists & { customerId: number }

/** A customer is logged in: the device's lists join those of the account. Lists of another customer leave the device. */
export async function joinAccount(store: StoreView, customerId: number): Promise<void> {
  const earlier = readSynced()
  if (earlier?.customerId !== customerId) {
    deviceStorage.removeItem(KEY)
    if (earlier) for (const name of names) savedList(name).clear()
    await writeSynced({ customerId, wishlist: [], compare: [] })
  }
  return followAccount(store)
}

let isFollowing = false
let askedAt = 0

/** Shows what other devices have changed, and tells the account what changes on this one from now on. */
export async function followAccount(store: StoreView): Promise<void> {
  if (!isFollowing) follow(store)
  isFollowing = true
  const isFresh = Date.now() - askedAt < FRESH_MS
  askedAt = Date.now()
  await syncLists(store, { isAsked: !isFresh })
}

function follow(store: StoreView): void {
  let timer: ReturnType<typeof setTimeout>
  const syncSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      syncLists(store, { isAsked: false }).catch((error: unknown) => console.info('lists not told', error))
    }, QUIET_MS)
  }
  for (const name of names) savedList(name).list.subscribe(syncSoon)
  addEventListener('online', syncSoon)
}

/**
 * Tells the account what has changed here and takes over its lists. One tab at a time, and by what the device has stored:
 * another tab may have changed it just now. `isAsked`: also when nothing has changed here.
 */
export const syncLists = (store: StoreView, { isAsked }: { isAsked: boolean }): Promise<void> =>
  withLock(KEY, async () => {
    const synced = readSynced()
    if (!synced) return
    const sent = readLists(synced)
    const change = {
      wishlist: changeOf('wishlist', synced, sent),
      compare: changeOf('compare', synced, sent),
    }
    const isSame = names.every((name) => change[name].add.length + change[name].remove.length === 0)
    if (isSame && !isAsked) return
    const { lists } = await callInTurn(store, 'user.saved', change)
    if (readSynced()?.customerId !== synced.customerId) return // logged out in the meantime
    if (!lists) return deviceStorage.removeItem(KEY) // the shop keeps no lists: they stay here
    if (await adopt(lists, sent)) await writeSynced({ ...lists, customerId: synced.customerId })
  })

/** Shows the account's lists, with what has changed here since `sent`. False: the device could not keep them. */
async function adopt(lists: Lists, sent: Lists): Promise<boolean> {
  const now = readLists(sent)
  for (const name of names) {
    const skus = applySaved(lists[name], changeOf(name, sent, now), MAX_SAVED[name])
    savedList(name).replace(skus)
  }
  const written = await Promise.all(names.map((name) => savedList(name).whenStored()))
  return written.every(Boolean)
}

/** The skus that were added on this device since the last sync with the account; none without an account. */
export function addedSinceSync(): Lists {
  const synced = readSynced()
  if (!synced) return { wishlist: [], compare: [] }
  const now = readLists(synced)
  return { wishlist: changeOf('wishlist', synced, now).add, compare: changeOf('compare', synced, now).add }
}

const changeOf = (name: SavedListName, before: Lists, after: Lists) => savedChange(before[name], after[name])

/** The stored lists. A list that the device has lost counts as unchanged since the last sync, because nobody has emptied it. */
function readLists(synced: Lists): Lists {
  const read = (name: SavedListName) => {
    const text = deviceStorage.getItem(storageKeyOf(name))
    return text === null ? synced[name] : parseSaved(text, MAX_SAVED[name]).map(({ sku }) => sku)
  }
  return { wishlist: read('wishlist'), compare: read('compare') }
}

const readSynced = (): SyncedLists | null => parseStored(deviceStorage.getItem(KEY), isSyncedLists)

const writeSynced = (lists: SyncedLists): Promise<boolean> =>
  deviceStorage.setItem(KEY, JSON.stringify(lists))

/** Written above, whole. */
const isSyncedLists = (value: unknown): value is SyncedLists =>
  isRecord(value) && typeof value.customerId === 'number' && names.every((name) => Array.isArray(value[name]))
