import type { Language } from '../store-views.ts'
import { formatDecimal } from './number.ts'

/** Degrees as they are written: a minus, not a hyphen, and the language's decimal sign: `−2,5`. */
export const formatCelsius = (celsius: number, language: Language): string =>
  formatDecimal(celsius, language).replace('-', '−')
