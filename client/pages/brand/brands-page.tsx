import type { PageData, PageMeta } from '#shared/page-data.ts'
import { itemListJsonLd } from '#shared/seo/content-json-ld.ts'
import { breadcrumbsJsonLd } from '#shared/seo/json-ld.ts'
import { Breadcrumbs } from '../../shop-ui/breadcrumbs.tsx'
import { JsonLd } from '../../shop-ui/head.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** Every brand from A to Ö, with the letters as a way down. */
export function BrandsPage({ letters, meta }: PageData['brands'] & { meta: PageMeta }) {
  const { t, store, origins } = useShop()
  const title = t('brands.title')
  const at = { store, origin: origins[store.code] }
  const brands = letters.flatMap((group) => group.brands.map(({ name, path }) => ({ title: name, path })))
  return (
    <div className="brands-page wide">
      <JsonLd data={import.meta.env.SSR && itemListJsonLd(title, brands, at)} />
      <JsonLd data={import.meta.env.SSR && breadcrumbsJsonLd([{ name: title, path: meta.canonical }], at)} />
      <Breadcrumbs items={[]} current={title} />
      <h1>{title}</h1>
      <p className="content-lead">{meta.description}</p>
      <nav className="category-page-children" aria-label={t('brands.letters')}>
        <ul>
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {letters.map((group) => (
          <section key={group.letter} aria-labelledby={group.letter}>
            <h2 id={group.letter}>{group.letter}</h2>
            <ul>
              {group.brands.map(({ id, name, path }) => (
                <li key={id}>
                  <a href={path}>{name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
