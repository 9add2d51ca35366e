import type { ComparedProduct, ComparedSki } from '#shared/account/compare.ts'
import { type DrawnSize, drawnSize, drawnWeight } from '#shared/skis/drawn-size.ts'
import { fitsSkier } from '#shared/skis/fits-skier.ts'
import { DRAWING, skiOutline } from '#shared/skis/ski-outline.ts'
import type { Skier } from '#shared/skis/skier.ts'
import { fitText } from '../../features/ski-finder/fit-text.ts'
import { sizeText } from '../../features/ski-finder/size-text.ts'
import { useSkier } from '../../features/ski-finder/skier-of-device.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** The compared skis from the side, all to one scale, each in the length whose weight is told. */
export function SkiDrawings({ products }: { products: ComparedProduct[] }) {
  const { t } = useShop()
  const skier = useSkier()
  return (
    <section className="content-block" aria-labelledby="drawn">
      <h2 id="drawn">{t('skis.drawn.title')}</h2>
      {products.map(({ card, ski }) => {
        const drawn = ski && drawnSize(ski)
        return drawn && <Drawing key={card.sku} name={card.name} ski={ski} drawn={drawn} skier={skier} />
      })}
    </section>
  )
}

interface DrawingProps {
  name: string
  ski: ComparedSki
  drawn: DrawnSize
  skier: Skier | null
}

function Drawing({ name, ski, drawn, skier }: DrawingProps) {
  const { t } = useShop()
  const { size, because } = drawn
  const fit = skier && fitsSkier(ski.gear, ski.sizes, skier)
  const shown = sizeText(size, t)
  const facts = [
    t(`skis.drawn.${because}`, { size: t('skis.size', { cm: size.cm }) }),
    drawnWeight(ski, drawn),
    ski.grip,
    fit && fitText(fit, t),
  ]
  return (
    <figure>
      <figcaption>
        <b>{name}</b>
        <br />
        {facts.filter(Boolean).join(' · ')}
      </figcaption>
      <svg
        viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
        role="img"
        aria-label={`${name}: ${shown}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      >
        <path d={`M0 28.5H${DRAWING.width}`} strokeWidth=".5" strokeOpacity=".4" />
        <path d={skiOutline(size.cm, size.camber)} />
      </svg>
    </figure>
  )
}
