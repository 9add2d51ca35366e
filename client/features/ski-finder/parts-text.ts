import type { Translate } from '#shared/i18n/translate.ts'
import type { FittingPart } from '#shared/skis/fits-package.ts'

/** The lengths of a package that fits: `Fits you: skis 200 cm, poles 150 cm`. */
export function partsText(parts: FittingPart[], t: Translate): string {
  const sizes = parts.map(({ kind, size: { cm } }) =>
    t(kind === 'pole' ? 'skis.part.pole' : 'skis.part.ski', { size: t('skis.size', { cm }) }),
  )
  return t('skis.fits.fits', { size: sizes.join(', ') })
}
