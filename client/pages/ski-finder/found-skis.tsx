import type { FoundSki } from '#shared/skis/found.ts'
import { poleLengthFor, soldPoleLength } from '#shared/skis/pole-length.ts'
import type { Skier } from '#shared/skis/skier.ts'
import { heaviestOf } from '#shared/skis/weight-table.ts'
import { sizeText } from '../../features/ski-finder/size-text.ts'
import { ANSWER_ID } from '../../features/ski-finder/skier-form.tsx'
import { ProductCard } from '../../shop-ui/product-card/product-card.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Section } from '../../ui/section.tsx'

/** The skis that fit, each in the variant to choose, and the length of the poles. */
export function FoundSkis({ skier, skis, hasPrice }: { skier: Skier; skis: FoundSki[]; hasPrice: boolean }) {
  const { t } = useShop()
  const poles = poleLengthFor(skier)
  return (
    <div id={ANSWER_ID}>
      <Section title={skis.length > 0 ? t('skis.found', { count: skis.length }) : t('skis.none')}>
        <p className="content-lead">
          {skis.length > 0 ? t('skis.how') : t(hasPrice ? 'skis.noneHelp.price' : 'skis.noneHelp.style')}{' '}
          {skis.some(({ level }) => level === skier.level) && t('skis.order')}{' '}
          {skis.length > 0 && skier.weightKg > heaviestOf(skier.style) && t('skis.heavy')}{' '}
          {poles && t('skis.poles', { cm: soldPoleLength(poles) })}
        </p>
        <ul className="product-grid">
          {skis.map(({ card, size, level }) => (
            <ProductCard
              key={card.sku}
              card={card}
              action={
                <p>
                  {t('skis.fits.fits', { size: sizeText(size, t) })}
                  {level === skier.level && (
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
