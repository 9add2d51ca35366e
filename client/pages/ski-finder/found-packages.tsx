import type { FoundPackage } from '#shared/skis/found.ts'
import { partsText } from '../../features/ski-finder/parts-text.ts'
import { ProductCard } from '../../shop-ui/product-card/product-card.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Section } from '../../ui/section.tsx'

/** The packages that fit, with the lengths to choose. */
export function FoundPackages({ packages }: { packages: FoundPackage[] }) {
  const { t } = useShop()
  if (packages.length === 0) return null
  return (
    <Section title={t('skis.packages', { count: packages.length })}>
      <ul className="product-grid">
        {packages.map(({ card, parts }) => (
          <ProductCard key={card.sku} card={card} action={<p>{partsText(parts, t)}</p>} />
        ))}
      </ul>
    </Section>
  )
}
