import * as z from 'zod/mini'
import { type Period, toPeriod } from '#shared/content/period.ts'
import type { ContentClient } from './client.ts'
import type { Entry } from './json-api.ts'
import { dateSchema } from './wire.ts'

/** When an entry runs, as the content service says it. */
export const periodFields = { startsAt: z.catch(dateSchema, null), endsAt: z.catch(dateSchema, null) }
const periodSchema = z.object(periodFields)

/** When an entry runs. Its dates are the store's. */
export const periodOf = (entry: Entry, { store }: ContentClient): Period =>
  toPeriod(periodSchema.parse(entry), store.timeZone)
