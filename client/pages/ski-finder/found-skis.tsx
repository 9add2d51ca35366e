import type { FoundSki } from '#shared/skis/found.ts'
import { poleLengthFor } from '#shared/skis/pole-length.ts'
import type { Skier } from '#shared/skis/skier.ts'
import { sizeText } from '../../features/ski-finder/size-text.ts'
import { ANSWER_ID } from '../../features/ski-finder/skier-form.tsx'
import { ProductCard } from '../../shop-ui/product-card/product-card.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Section } from '../../ui/section.tsx'

/** The skis that fit, each in the variant to choose, and the length of the poles. */
export function FoundSkis({ skier, skis }: { skier: Skier; skis: FoundSki[] }) {
  const { t } = useShop()
  const poles = poleLengthFor(skier)
  return (
    <div id={ANSWER_ID}>
      <Section title={skis.length > 0 ? t('skis.found', { count: skis.length }) : t('skis.none')}>
        <p className="content-lead">
          {skis.length > 0 ? t('skis.how') : t('skis.noneHelp')}{' '}
          {poles && t('skis.poles', { cm: Math.round(poles.best) })}
        </p>
        <ul className="product-grid">
          {skis.map(({ card, size }) => (
            <ProductCard
              key={card.sku}
              card={card}
              action={<p>{t('skis.fits.fits', { size: sizeText(size, t) })}</p>}
            />
          ))}
        </ul>
      </Section>
    </div>
  )
}
