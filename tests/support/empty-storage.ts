import { env, listDurableObjectIds, reset, runInDurableObject } from 'cloudflare:test'

/** The runtime puts an object to sleep after ten seconds without a call, and `reset` empties only those that are awake. */
const AWAKE_MS = 8000

declare global {
  /** When this runtime last began with empty storage. */
  var emptySince: number | undefined
}

/** Empties databases, KV, caches and Durable Objects of this runtime, whose classes are still those of the last file. */
export async function emptyStorage(): Promise<void> {
  if (Date.now() - (globalThis.emptySince ?? 0) > AWAKE_MS) await wakeStorage()
  await reset()
  globalThis.emptySince = Date.now()
}

async function wakeStorage(): Promise<void> {
  await caches.default.match('http://skare.test/')
  await Promise.all(Object.values(env).map((binding: unknown) => wake(binding)))
}

async function wake(binding: unknown): Promise<void> {
  if (isDatabase(binding)) await binding.prepare('SELECT 1').first()
  if (isKv(binding)) await binding.get('any')
  if (!isObjects(binding)) return
  const ids = await listDurableObjectIds(binding)
  await Promise.all(ids.map((id) => runInDurableObject(binding.get(id), () => undefined)))
}

/** By class: a service binding has a method of every name. */
const isOf = (binding: unknown, name: string): boolean =>
  typeof binding === 'object' && binding?.constructor.name === name

const isDatabase = (binding: unknown): binding is D1Database => isOf(binding, 'D1Database')
const isKv = (binding: unknown): binding is KVNamespace => isOf(binding, 'KvNamespace')
const isObjects = (binding: unknown): binding is DurableObjectNamespace =>
  isOf(binding, 'DurableObjectNamespace')
