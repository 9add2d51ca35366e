import type { BundleOption } from '#shared/product/bundle.ts'
import type { ProductPart } from '#shared/product/product.ts'
import { fieldNames } from '#shared/product/selections.ts'
import { fitsSkier } from '#shared/skis/fits-skier.ts'
import { gearOfOption } from '#shared/skis/package-gear.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { fitText } from './fit-text.ts'
import { useSkier } from './skier-of-device.ts'

export interface PartFitLineProps {
  option: BundleOption
  parts: ProductPart[]
  /** Skus that are chosen of it. */
  chosen: string[]
  onChoose: (linkId: string) => void
}

/** Whether the skis or poles of a package fit the skier of this device, and in which length; one tap chooses it. */
export function PartFitLine({ option, parts, chosen, onChoose }: PartFitLineProps) {
  const { t, to } = useShop()
  const skier = useSkier()
  const found = gearOfOption(option, parts)
  if (!skier || !found || found.gear.kind === 'boot') return null // the style is the package's, the size the foot's
  const fit = fitsSkier(found.gear, found.sizes, skier)
  if (!fit) return null
  const sku = fit.kind === 'fits' ? fit.size?.sku : undefined
  const link = option.links.find((one) => one.sku === sku)
  const choose = (form: HTMLFormElement | null, id: string) => {
    onChoose(id)
    form?.querySelector<HTMLElement>(`[name="${fieldNames.bundle(option.id)}"][value="${id}"]`)?.focus() // the button goes
  }
  return (
    <p className="buy-box-stock" data-stock={fit.kind === 'fits' ? undefined : 'out_of_stock'}>
      <span>
        {fitText(fit, t)}{' '}
        {link && !chosen.includes(link.sku) && (
          <Button variant="quiet" onClick={({ currentTarget }) => choose(currentTarget.form, link.id)}>
            {t('skis.choose')}
          </Button>
        )}
        {fit.kind === 'needsHeight' && <a href={to('ski-finder', {})}>{t('skis.tell')}</a>}
      </span>
    </p>
  )
}
