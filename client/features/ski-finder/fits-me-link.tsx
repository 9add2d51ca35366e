import { filterLink } from '#shared/catalogue/filters.ts'
import { queryOf } from '#shared/catalogue/list-query.ts'
import type { ListedGear, ProductList } from '#shared/catalogue/product-list.ts'
import { formatDecimal } from '#shared/format/number.ts'
import { toggleFitting } from '#shared/skis/toggle-fitting.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { FinderChip, FinderLink } from './finder-link.tsx'
import { useSkier } from './skier-of-device.ts'

interface FitsMeLinkProps {
  list: ProductList
  gear: ListedGear
  path: string
}

/** The skier of this device as filters of the list: a link like every filter, so the address can be kept and shared. */
export function FitsMeLink({ list, gear, path }: FitsMeLinkProps) {
  const { t, store } = useShop()
  const skier = useSkier()
  if (!skier) return <FinderChip />
  const isHeightMissing = gear.kind === 'pole' && skier.heightCm === null
  const fitting = toggleFitting(queryOf(list, null), { list, gear, skier })
  if (!fitting)
    return <FinderChip>{isHeightMissing ? t('skis.fits.needsHeight') : t('skis.me.change')}</FinderChip>
  const { weightKg, style } = fitting.skier
  return (
    <ul className="chosen-filters">
      <li>
        <a
          href={filterLink(path, fitting.query)}
          rel="nofollow"
          aria-current={fitting.isOn ? 'true' : undefined}
        >
          {t(fitting.isOn ? 'skis.me.off' : 'skis.me.on', {
            weight: formatDecimal(weightKg, store.language),
            style: t(`skis.style.${style}`).toLowerCase(),
          })}
        </a>
      </li>
      <li>
        <FinderLink isPlain>{t('skis.me.change')}</FinderLink>
      </li>
    </ul>
  )
}
