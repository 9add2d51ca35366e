import { timingSafeEqual } from 'hono/utils/buffer'
import type { Settings } from '../settings.ts'

/** Whether this is the operators' key, compared in constant time. */
export const isPurgeKey = (given: string, { purgeKey }: Pick<Settings, 'purgeKey'>): Promise<boolean> =>
  timingSafeEqual(given, purgeKey)

/** Whether a response may name our caches and the platform's paths: in development, and for whoever sends the key. */
export async function mayShowTimings(
  { headers }: Request,
  settings: Pick<Settings, 'environment' | 'purgeKey'>,
): Promise<boolean> {
  return settings.environment === 'development' || carriesKey(headers, settings)
}

/** Whether a request proves itself with the operators' key, as a bearer. */
export async function carriesKey(headers: Headers, settings: Pick<Settings, 'purgeKey'>): Promise<boolean> {
  const [, given] = /^Bearer (\S+)$/i.exec(headers.get('Authorization') ?? '') ?? []
  return given !== undefined && isPurgeKey(given, settings)
}
