import type { HomeBanner } from '#shared/content/home.ts'
import type { PageData } from '#shared/page-data.ts'
import { sceneSizes } from '#shared/product/image-sizes.ts'
import { organizationJsonLd, webSiteJsonLd } from '#shared/seo/json-ld.ts'
import { JsonLd } from '../../shop-ui/head.tsx'
import { Picture } from '../../shop-ui/picture.tsx'
import { ProductRail } from '../../shop-ui/product-card/product-grid.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { CategoryIcon } from './category-icon.tsx'
import { HomeBlocks } from './home-blocks.tsx'
import { Promises } from './promises.tsx'

/** Home: what the editors put on it; a part that is missing leaves no gap. */
export function HomePage({ home, popular }: PageData['home']) {
  const { t, to, store, origins } = useShop()
  const at = { store, origin: origins[store.code] }
  return (
    <div className="home-page">
      <JsonLd data={import.meta.env.SSR && [organizationJsonLd(at), webSiteJsonLd(at)]} />
      {home.banner ? <Hero {...home.banner} /> : <h1 className="visually-hidden">{t('head.home.title')}</h1>}
      <Promises />
      {home.categories.length > 0 && (
        <Section
          title={t('home.categories')}
          more={{ label: t('ski-finder.title'), path: to('ski-finder', {}) }}
        >
          <ul className="home-categories">
            {home.categories.map(({ name, path, icon }) => (
              <li key={path}>
                <a href={path}>
                  <CategoryIcon name={icon} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <HomeBlocks blocks={home.blocks} look="tall" />
      {popular.length > 0 && (
        <Section title={t('home.popular')}>
          <ProductRail cards={popular} label={t('home.popular')} />
        </Section>
      )}
      <HomeBlocks blocks={home.middleBlocks} look="mosaic" title={t('home.guides')} />
      <HomeBlocks blocks={home.contentAreas} look="wide" />
    </div>
  )
}

/** The winter outside, and one thing to do about it. */
function Hero({ title, text, image, link }: HomeBanner) {
  return (
    <section className="home-hero">
      <Picture file={image} size={sceneSizes.homeHero} alt="" loading="first" />
      <div className="home-hero-words">
        <h1>{title}</h1>
        <p>{text}</p>
        {link && <ButtonLink href={link.path}>{link.label}</ButtonLink>}
      </div>
    </section>
  )
}
