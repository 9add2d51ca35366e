import { Suspense, use } from 'react'
import type { PageMeta, ProductPageData } from '#shared/page-data.ts'
import { galleryImages } from '#shared/product/gallery.ts'
import { breadcrumbsJsonLd, productJsonLd } from '#shared/seo/json-ld.ts'
import { useShop } from '../../app/store-context.tsx'
import { ProductRail } from '../../features/product-card/product-grid.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { JsonLd } from '../../ui/head.tsx'
import { Html } from '../../ui/html.tsx'
import { Section } from '../../ui/section.tsx'
import { BuyBox } from './buy-box.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { galleryVariant, useChoice } from './use-choice.ts'

/** A product: pictures, what can be chosen, what it costs, and the button. Everything else comes below. */
export function ProductPage(props: ProductPageData & { meta: PageMeta }) {
  const { product, related } = props
  const { t, store, origins } = useShop()
  const choosing = useChoice(props)
  const { name, path, breadcrumbs, descriptionHtml, specs } = product
  const at = { store, origin: origins[store.code] }
  return (
    <div className="product-page">
      <JsonLd data={import.meta.env.SSR && productJsonLd(product, at)} />
      <JsonLd data={import.meta.env.SSR && breadcrumbsJsonLd([...breadcrumbs, { name, path }], at)} />
      <div className="wide">
        <Breadcrumbs items={breadcrumbs} current={name} />
        <article className="product-page-main">
          <ProductGallery name={name} images={galleryImages(product, galleryVariant(product, choosing))} />
          <BuyBox product={product} choosing={choosing} />
          <div className="product-page-about">
            {descriptionHtml && (
              <section>
                <h2>{t('product.description')}</h2>
                <Html html={descriptionHtml} />
              </section>
            )}
            <section>
              <h2>{t('product.specs')}</h2>
              <table>
                <tbody>
                  {[...specs, { label: t('product.sku'), value: choosing.variant?.sku ?? product.sku }].map(
                    ({ label, value }) => (
                      <tr key={label}>
                        <th scope="row">{label}</th>
                        <td>{value}</td>
                      </tr>
                    ),
                  )}
                </tbody>
              </table>
            </section>
          </div>
        </article>
      </div>
      <Suspense fallback={<RailSkeleton />}>
        <Related cards={related} />
      </Suspense>
    </div>
  )
}

function Related({ cards }: { cards: ProductPageData['related'] }) {
  const { t } = useShop()
  const found = use(cards)
  if (!found || found.length === 0) return null
  return (
    <Section title={t('product.related')}>
      <ProductRail cards={found} label={t('product.related')} />
    </Section>
  )
}

/** Holds the place of the rail, so that nothing below moves when it comes. */
const RailSkeleton = () => <div className="product-page-waiting wide" aria-hidden="true" />
