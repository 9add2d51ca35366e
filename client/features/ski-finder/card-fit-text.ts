import type { Translate } from '#shared/i18n/translate.ts'
import { fitsPackage } from '#shared/skis/fits-package.ts'
import { fitsSkier } from '#shared/skis/fits-skier.ts'
import type { SizedGear } from '#shared/skis/sized-gear.ts'
import type { Skier } from '#shared/skis/skier.ts'
import { partsText } from './parts-text.ts'

/** What a card says: `Fits you: 200 cm`, `Fits you: skis 200 cm, poles 150 cm`; null: it does not fit, which cards do not tell. */
export function cardFitText(gear: SizedGear[], skier: Skier, t: Translate): string | null {
  const [first, ...others] = gear
  if (!first) return null
  if (others.length > 0) return packageText(gear, skier, t)
  const fit = fitsSkier(first.gear, first.sizes, skier)
  if (fit?.kind !== 'fits') return null
  return fit.size ? t('skis.fits.fits', { size: t('skis.size', { cm: fit.size.cm }) }) : t('skis.fits.boot')
}

function packageText(gear: SizedGear[], skier: Skier, t: Translate): string | null {
  const parts = fitsPackage(gear, skier)
  return parts && partsText(parts, t)
}
