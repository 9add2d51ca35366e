import type { PageData } from '#shared/page-data.ts'
import { useShop } from '../../app/store-context.tsx'
import { ProductGrid } from '../../features/product-card/product-grid.tsx'
import { ProductList } from '../../features/product-list/product-list.tsx'
import { SearchForm } from '../../features/search/search-form.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Section } from '../../ui/section.tsx'

/** What a search found; without hits, what to try next (U74). */
export function SearchResultPage({ query, list, suggestions }: PageData['search-result']) {
  const { t, to } = useShop()
  const hasHits = list !== null && (list.total > 0 || list.filters.some(hasSelected))
  return (
    <div className="search-result-page">
      <div className="wide">
        <Breadcrumbs items={[]} current={t('search.results')} />
        <h1>{query ? t('search.resultsFor', { query }) : t('search.start')}</h1>
        {hasHits ? (
          <ProductList list={list} path={to('search-result', {})} kind="search" text={query}>
            {(cards) => <ProductGrid cards={cards} isFirst />}
          </ProductList>
        ) : (
          <NoHits query={query} />
        )}
      </div>
      {!hasHits && suggestions.length > 0 && (
        <Section title={t('notFound.popular')}>
          <ProductGrid cards={suggestions} />
        </Section>
      )}
    </div>
  )
}

const hasSelected = ({ options }: { options: { selected: boolean }[] }) =>
  options.some(({ selected }) => selected)

function NoHits({ query }: { query: string }) {
  const { t, shell } = useShop()
  return (
    <div className="search-result-help">
      {query && <p role="status">{t('search.nothing', { query })}</p>}
      <SearchForm query={query} large />
      {query && (
        <>
          <h2>{t('search.helpTitle')}</h2>
          <ul>
            <li>{t('search.help1')}</li>
            <li>{t('search.help2')}</li>
            <li>{t('search.help3')}</li>
          </ul>
        </>
      )}
      <nav className="category-page-children" aria-label={t('home.categories')}>
        <ul>
          {shell.menu.map(({ id, name, path }) => (
            <li key={id}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
