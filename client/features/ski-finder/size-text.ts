import type { Translate } from '#shared/i18n/translate.ts'
import type { GearSize } from '#shared/skis/gear.ts'

/** A size in words: `200 cm, medium camber`. */
export const sizeText = ({ cm, camber }: Pick<GearSize, 'cm' | 'camber'>, t: Translate): string =>
  camber ? t('skis.sizeAndCamber', { cm, camber: t(`skis.camber.${camber}`) }) : t('skis.size', { cm })
