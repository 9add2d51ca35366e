import type { ComparedProduct, ComparedSki } from '#shared/account/compare.ts'
import { fitsSkier } from '#shared/skis/fits-skier.ts'
import type { GearSize } from '#shared/skis/gear.ts'
import { DRAWING, skiOutline } from '#shared/skis/ski-outline.ts'
import type { Skier } from '#shared/skis/skier.ts'
import { fitText } from '../../features/ski-finder/fit-text.ts'
import { sizeText } from '../../features/ski-finder/size-text.ts'
import { useSkier } from '../../features/ski-finder/skier-of-device.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** The compared skis from the side, all to one scale: in the size that fits the skier of this device, else a middle one. */
export function SkiDrawings({ products }: { products: ComparedProduct[] }) {
  const { t } = useShop()
  const skier = useSkier()
  return (
    <section className="content-block" aria-labelledby="drawn">
      <h2 id="drawn">{t('skis.drawn')}</h2>
      {products.map(
        ({ card, ski }) => ski && <Drawing key={card.sku} name={card.name} ski={ski} skier={skier} />,
      )}
    </section>
  )
}

function Drawing({ name, ski, skier }: { name: string; ski: ComparedSki; skier: Skier | null }) {
  const { t } = useShop()
  const { gear, sizes, facts } = ski
  const fit = skier && fitsSkier(gear, sizes, skier)
  const judged = fit && 'size' in fit ? fit.size : null
  const size = judged ?? middleOf(sizes)
  if (!size) return null
  const told = [...(judged ? [] : [sizeText(size, t)]), ...(fit ? [fitText(fit, t)] : []), ...facts]
  return (
    <figure>
      <figcaption>
        <b>{name}</b>
        <br />
        {told.join(' · ')}
      </figcaption>
      <svg
        viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
        role="img"
        aria-label={`${name}: ${sizeText(size, t)}`}
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

/** A size of the middle length, with a medium camber where there is one. */
function middleOf(sizes: GearSize[]): GearSize | undefined {
  const middle = sizes[Math.floor(sizes.length / 2)]
  return sizes.find(({ cm, camber }) => cm === middle?.cm && camber === 'medium') ?? middle
}
