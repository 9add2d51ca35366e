import * as z from 'zod/mini'

/** The platform's times without a zone (`2024-01-23 15:30:04`) are UTC, and so is a date alone. */
export const toIso = (time: string): string => (time.includes(' ') ? `${time.replace(' ', 'T')}Z` : time)

/** A time that a page can show. */
export const timeSchema = z.string().check(z.refine((time) => !Number.isNaN(Date.parse(toIso(time)))))
