import type { PageData } from '#shared/page-data.ts'
import { SearchForm } from '../../features/search/search-form.tsx'
import { ProductGrid } from '../../shop-ui/product-card/product-grid.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Section } from '../../ui/section.tsx'
import { PageLinks } from './page-links.tsx'

/**
 * What to try where no product was found: a category, a guide, a person, what sells best, and other words unless pages were
 * found.
 */
export function NoHits({ query, pages, help }: Pick<PageData['search-result'], 'query' | 'pages' | 'help'>) {
  const { t, to, shell } = useShop()
  const hasPages = pages.length > 0
  return (
    <>
      <div className="search-result-help wide">
        {query && <p role="status">{t(hasPages ? 'search.noProducts' : 'search.nothing', { query })}</p>}
        <SearchForm query={query} large />
        {query && !hasPages && (
          <>
            <h2>{t('search.helpTitle')}</h2>
            <ul className="dashes">
              <li>{t('search.help1')}</li>
              <li>{t('search.help2')}</li>
              <li>{t('search.help3')}</li>
              <li>
                <a href={to('cms-page', { slug: 'contact' })}>{t('search.ask')}</a>
              </li>
            </ul>
          </>
        )}
        <PageLinks
          label={t('home.categories')}
          links={shell.menu.map(({ name, path }) => ({ label: name, path }))}
        />
      </div>
      {help.guides.length > 0 && (
        <Section title={t('search.guides')}>
          <PageLinks
            label={t('search.guides')}
            links={help.guides.map(({ title, path }) => ({ label: title, path }))}
          />
        </Section>
      )}
      {help.popular.length > 0 && (
        <Section title={t('notFound.popular')}>
          <ProductGrid cards={help.popular} />
        </Section>
      )}
    </>
  )
}
