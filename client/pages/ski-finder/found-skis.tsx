import type { Translate } from '#shared/i18n/translate.ts'
import type { FoundSki } from '#shared/skis/found.ts'
import { JUNIOR_LONGER_CM } from '#shared/skis/junior-length.ts'
import { poleLengthFor, soldPoleLength } from '#shared/skis/pole-length.ts'
import { bearsJunior, isBeyondTable } from '#shared/skis/ski-size.ts'
import type { Skier } from '#shared/skis/skier.ts'
import { sizeText } from '../../features/ski-finder/size-text.ts'
import { ANSWER_ID } from '../../features/ski-finder/skier-form.tsx'
import { ProductCard } from '../../shop-ui/product-card/product-card.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Section } from '../../ui/section.tsx'

interface FoundSkisProps {
  skier: Skier
  skis: FoundSki[]
  hasPrice: boolean
}

/** The skis that fit, each in the variant to choose, and the length of the poles; the longest for whom no table goes to. */
export function FoundSkis({ skier, skis, hasPrice }: FoundSkisProps) {
  const { t } = useShop()
  const isBeyond = isBeyondTable(skier)
  const title = skis.length === 0 ? 'skis.none' : isBeyond ? 'skis.longest' : 'skis.found'
  const fitsLevel = ({ level }: FoundSki) => !isBeyond && level === skier.level
  return (
    <div id={ANSWER_ID}>
      <Section title={t(title, { count: skis.length })}>
        <p className="content-lead" data-focus-fallback="">
          {isBeyond && t('skis.heavy')}{' '}
          {skis.length === 0 && t(hasPrice ? 'skis.noneHelp.price' : 'skis.noneHelp.style')}{' '}
          {skis.length > 0 && !isBeyond && t('skis.how')} {juniorText(skier, t)}{' '}
          {skis.some(fitsLevel) && t('skis.order')} {polesText(skier, t)}
        </p>
        <ul className="product-grid">
          {skis.map((ski) => (
            <ProductCard
              key={ski.card.sku}
              card={ski.card}
              action={
                <p>
                  {t(isBeyond ? 'skis.fits.beyondTable' : 'skis.fits.fits', { size: sizeText(ski.size, t) })}
                  {fitsLevel(ski) && (
                    <>
                      <br />
                      <b>{t('skis.fits.level')}</b>
                    </>
                  )}
                </p>
              }
            />
          ))}
        </ul>
      </Section>
    </div>
  )
}

/** How children's skis are chosen, for whom they bear; without a height it is asked for. */
function juniorText(skier: Skier, t: Translate): string | null {
  if (!bearsJunior(skier)) return null
  return skier.heightCm === null
    ? t('skis.juniorAsk')
    : t('skis.juniorHow', { ...JUNIOR_LONGER_CM[skier.level] })
}

function polesText(skier: Skier, t: Translate): string | null {
  const poles = poleLengthFor(skier)
  return poles && t('skis.poles', { cm: soldPoleLength(poles) })
}
