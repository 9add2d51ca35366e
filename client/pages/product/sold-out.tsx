import type { Product } from '#shared/product/product.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** In place of the form when nothing of a product is left: where to find others like it. */
export function SoldOut({ breadcrumbs }: Pick<Product, 'breadcrumbs'>) {
  const { t } = useShop()
  const category = breadcrumbs.at(-1)
  if (!category) return null
  return (
    <ButtonLink variant="secondary" href={category.path}>
      {t('product.others', { category: category.name })}
    </ButtonLink>
  )
}
