import type { PageData } from '#shared/page-data.ts'
import { SearchForm } from '../../features/search/search-form.tsx'
import { ProductGrid } from '../../shop-ui/product-card/product-grid.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { TrackEnd } from '../../ui/track-end.tsx'

/** Nothing is here (R2.34): what to do instead. */
export function PageNotFoundPage({ popular }: PageData['page-not-found']) {
  const { t, to } = useShop()
  return (
    <div className="page-not-found-page">
      <div className="dead-end wide">
        <TrackEnd />
        <h1>{t('notFound.title')}</h1>
        <p>{t('notFound.text')}</p>
        <SearchForm large />
        <ButtonLink variant="secondary" href={to('home', {})}>
          {t('error.home')}
        </ButtonLink>
      </div>
      {popular.length > 0 && (
        <Section title={t('notFound.popular')}>
          <ProductGrid cards={popular} />
        </Section>
      )}
    </div>
  )
}
