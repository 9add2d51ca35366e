import { useEffect } from 'react'
import type { PageData } from '#shared/page-data.ts'
import { ProductList } from '../../features/product-list/product-list.tsx'
import { rememberSearch } from '../../features/search/recent-searches.ts'
import { Breadcrumbs } from '../../shop-ui/breadcrumbs.tsx'
import { ProductGrid } from '../../shop-ui/product-card/product-grid.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { NoHits } from './no-hits.tsx'
import { PageLinks } from './page-links.tsx'

/** What a search found; without products, what to try next. */
export function SearchResultPage({ query, list, pages, didYouMean, help }: PageData['search-result']) {
  const { t, to } = useShop()
  const hasHits = list !== null && (list.total > 0 || list.filters.some(hasSelected))
  useEffect(() => {
    if (query && hasHits && !didYouMean) rememberSearch(query)
  }, [query, hasHits, didYouMean])
  return (
    <div className="search-result-page">
      <div className="wide">
        <Breadcrumbs items={[]} current={t('search.results')} />
        <h1>{query ? t('search.resultsFor', { query }) : t('search.start')}</h1>
        {didYouMean && (
          <p>
            <a href={`${to('search-result', {})}?s=${encodeURIComponent(didYouMean)}`}>
              {t('search.didYouMean', { query: didYouMean })}
            </a>
          </p>
        )}
        {pages.length > 0 && (
          <PageLinks
            label={t('search.pages')}
            links={pages.map(({ name, path }) => ({ label: name, path }))}
          />
        )}
        {hasHits && (
          <ProductList list={list} path={to('search-result', {})} kind="search" text={query}>
            {(cards) => <ProductGrid cards={cards} isFirst />}
          </ProductList>
        )}
      </div>
      {!hasHits && <NoHits query={query} pages={pages} help={help} />}
    </div>
  )
}

const hasSelected = ({ options }: { options: { selected: boolean }[] }) =>
  options.some(({ selected }) => selected)
