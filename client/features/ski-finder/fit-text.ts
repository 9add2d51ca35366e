import type { Translate } from '#shared/i18n/translate.ts'
import type { Fit } from '#shared/skis/fits-skier.ts'
import { sizeText } from './size-text.ts'

/** A judgement in words: `Fits you: 200 cm, medium camber`. */
export function fitText(fit: Fit, t: Translate): string {
  if (!('size' in fit)) return t(`skis.fits.${fit.kind}`)
  return fit.size ? t(`skis.fits.${fit.kind}`, { size: sizeText(fit.size, t) }) : t('skis.fits.boot')
}
