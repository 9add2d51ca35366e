/** The platform's times without a zone (`2024-01-23 15:30:04`) are UTC, and so is a date alone. */
export const toIso = (time: string): string => (time.includes(' ') ? `${time.replace(' ', 'T')}Z` : time)
