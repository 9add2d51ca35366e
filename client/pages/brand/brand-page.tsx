import type { BrandPage as Brand } from '#shared/content/brand.ts'
import type { PageData } from '#shared/page-data.ts'
import { sceneSizes } from '#shared/product/image-sizes.ts'
import { breadcrumbsJsonLd } from '#shared/seo/json-ld.ts'
import { Film } from '../../features/content/film.tsx'
import { Teasers } from '../../features/content/teasers.tsx'
import { ProductList } from '../../features/product-list/product-list.tsx'
import { Breadcrumbs } from '../../shop-ui/breadcrumbs.tsx'
import { JsonLd } from '../../shop-ui/head.tsx'
import { Picture } from '../../shop-ui/picture.tsx'
import { ProductGrid, ProductRail } from '../../shop-ui/product-card/product-grid.tsx'
import { SizeTable } from '../../shop-ui/product-options/size-table.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Html } from '../../ui/html.tsx'
import { Section } from '../../ui/section.tsx'

const LOGO_SIZE = { width: 150, height: 60 }

/** A brand or a sub-brand: who makes it, what sells best of it, and all of it. Later pages are the list alone. */
export function BrandPage({ brand, list }: PageData['brand']) {
  const { t, to, store, origins } = useShop()
  const { name, path, parent, heroImage, logo, descriptionHtml, keywords } = brand
  const parents = [{ name: t('brands.title'), path: to('brands', {}) }, ...(parent ? [parent] : [])]
  const at = { store, origin: origins[store.code] }
  const isFirst = list.page === 1
  return (
    <div className="brand-page">
      {import.meta.env.SSR && keywords && <meta name="keywords" content={keywords} />}
      <JsonLd data={import.meta.env.SSR && breadcrumbsJsonLd([...parents, { name, path }], at)} />
      <header className="wide">
        <Breadcrumbs items={parents} current={name} />
        {isFirst && heroImage && <Picture file={heroImage} size={sceneSizes.hero} alt="" loading="first" />}
        {logo && <Picture file={logo} size={LOGO_SIZE} alt="" loading="eager" />}
        <h1>{name}</h1>
        {isFirst && descriptionHtml && <Html html={descriptionHtml} />}
      </header>
      {isFirst && <Highlights {...brand} />}
      <div className="wide">
        <ProductList list={list} path={path}>
          {(cards) => <ProductGrid cards={cards} />}
        </ProductList>
        {brand.sizeGuides.length > 0 && <h2>{t('brands.sizes')}</h2>}
        <SizeGuides {...brand} />
      </div>
    </div>
  )
}

/** How to measure, folded in until it is asked for. */
function SizeGuides({ sizeGuides }: Brand) {
  return sizeGuides.map((guide) => (
    <details key={guide.title} className="content-fold">
      <summary>{guide.title}</summary>
      <SizeTable {...guide} />
    </details>
  ))
}

function Highlights({ name, subBrands, linkBlock, topProducts, youtubeId }: Brand) {
  const { t } = useShop()
  return (
    <>
      {subBrands.length > 0 && (
        <Section title={t('brands.lines')}>
          <Teasers teasers={subBrands} heading="h3" />
        </Section>
      )}
      {linkBlock && (
        <Section title={linkBlock.title}>
          <div className="content-block">
            {linkBlock.text && <p>{linkBlock.text}</p>}
            <ButtonLink href={linkBlock.path} variant="secondary">
              {linkBlock.label}
            </ButtonLink>
          </div>
        </Section>
      )}
      {topProducts && (
        <Section title={topProducts.title}>
          <ProductRail cards={topProducts.cards} label={topProducts.title} />
        </Section>
      )}
      {youtubeId && (
        <div className="wide">
          <Film youtubeId={youtubeId} title={name} />
        </div>
      )}
    </>
  )
}
