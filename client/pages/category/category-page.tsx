import { formatWhole } from '#shared/format/number.ts'
import type { PageData } from '#shared/page-data.ts'
import { breadcrumbsJsonLd } from '#shared/seo/json-ld.ts'
import { ProductList } from '../../features/product-list/product-list.tsx'
import { FitsMe } from '../../features/ski-finder/fits-me.tsx'
import { Breadcrumbs } from '../../shop-ui/breadcrumbs.tsx'
import { JsonLd } from '../../shop-ui/head.tsx'
import { ProductGrid } from '../../shop-ui/product-card/product-grid.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Html } from '../../ui/html.tsx'

/** A category: where one is, what is below, and its products. */
export function CategoryPage({ category, list }: PageData['category']) {
  const { t, store, origins } = useShop()
  const { name, path, descriptionHtml, children, breadcrumbs } = category
  const parents = breadcrumbs.filter((crumb) => crumb.path !== path)
  return (
    <div className="category-page wide">
      <JsonLd
        data={
          import.meta.env.SSR &&
          breadcrumbsJsonLd([...parents, { name, path }], { store, origin: origins[store.code] })
        }
      />
      <Breadcrumbs items={parents} current={name} />
      <header>
        <h1>{name}</h1>
        {descriptionHtml && list.page === 1 && <Html html={descriptionHtml} />}
      </header>
      {children.length > 0 && (
        <nav className="category-page-children" aria-label={t('list.children')}>
          <ul>
            {children.map((child) => (
              <li key={child.path}>
                <a href={child.path}>
                  {child.name} <small>{formatWhole(child.count, store.language)}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <FitsMe list={list} path={path} />
      <ProductList list={list} path={path}>
        {(cards) => <ProductGrid cards={cards} isFirst />}
      </ProductList>
    </div>
  )
}
