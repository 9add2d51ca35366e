import type { StoreView } from '../store-views.ts'

/** A date in the store's format: `21 november 2026`, `21. november 2026`, `21 November 2026` (R1.39). */
export function formatDate(date: Date, { language, locale, timeZone }: StoreView): string {
  const writtenIn = language === 'en' ? BRITISH : locale
  return new Intl.DateTimeFormat(writtenIn, { dateStyle: 'long', timeZone }).format(date)
}

const BRITISH = 'en-GB' // the language is en-US (R1.34), but the shop writes to Europe
