import type { PageData } from '#shared/page-data.ts'
import { useShop } from '../../app/store-context.tsx'
import { ProductGrid } from '../../features/product-card/product-grid.tsx'
import { ProductList } from '../../features/product-list/product-list.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { NoHits } from './no-hits.tsx'

/** What a search found; without hits, what to try next. */
export function SearchResultPage({ query, list, help }: PageData['search-result']) {
  const { t, to } = useShop()
  const hasHits = list !== null && (list.total > 0 || list.filters.some(hasSelected))
  return (
    <div className="search-result-page">
      <div className="wide">
        <Breadcrumbs items={[]} current={t('search.results')} />
        <h1>{query ? t('search.resultsFor', { query }) : t('search.start')}</h1>
        {hasHits && (
          <ProductList list={list} path={to('search-result', {})} kind="search" text={query}>
            {(cards) => <ProductGrid cards={cards} isFirst />}
          </ProductList>
        )}
      </div>
      {!hasHits && <NoHits query={query} help={help} />}
    </div>
  )
}

const hasSelected = ({ options }: { options: { selected: boolean }[] }) =>
  options.some(({ selected }) => selected)
