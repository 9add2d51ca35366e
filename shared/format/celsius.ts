import type { Language } from '../store-views.ts'

/** Degrees as they are written: a minus, not a hyphen, and the language's decimal sign: `−2,5`. */
export const formatCelsius = (celsius: number, language: Language): string =>
  String(celsius)
    .replace('-', '−')
    .replace('.', language === 'en' ? '.' : ',')
