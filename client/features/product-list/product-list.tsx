import { type ReactNode, useEffect, useRef } from 'react'
import {
  filterLink,
  hasFilters,
  type ListQuery,
  readListQuery,
  resetFilters,
  setPage,
} from '#shared/catalogue/filters.ts'
import { queryOf } from '#shared/catalogue/list-query.ts'
import { isAboutTotal, type ProductList as List, PAGE_SIZE } from '#shared/catalogue/product-list.ts'
import type { ListingKind } from '#shared/catalogue/sort.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { useLocation, useNavigation } from '../../router/index.ts'
import { Sheet } from '../../shop-ui/panels/sheet.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { EmptyList } from './empty-list.tsx'
import { ChosenFilters, FilterGroups } from './filters.tsx'
import { emitFiltersReset } from './filters-reset.ts'
import { SortForm } from './sort-form.tsx'
import { useGatheredCards } from './use-gathered-cards.ts'

interface ProductListProps {
  list: List
  /** Where the list lives: its filters, sorts and pages are queries of this path. */
  path: string
  kind?: ListingKind
  /** The words searched for. */
  text?: string | null
  /** How cards are laid out: the page brings the grid. */
  children: (cards: ProductCard[]) => ReactNode
}

/** Products with filters, sort and further pages. The address is the only state. */
export function ProductList({ list, path, kind = 'category', text = null, children }: ProductListProps) {
  const { t } = useShop()
  const shown = queryOf(list, text)
  const { cards, from, to, firstNew } = useGatheredCards(list, filterLink(path, setPage(shown, 1)))
  const query = useWantedQuery(path, kind) ?? shown
  const grid = useFocusOnNew(firstNew)
  const listing = { list, path, query }
  const chosenCount = Object.values(query.filters).flat().length
  return (
    <div className="product-list" data-plain={list.filters.length === 0 ? '' : undefined}>
      <div className="product-list-bar">
        <button
          type="button"
          className="button product-list-open"
          data-variant="secondary"
          popoverTarget="filters"
        >
          <Icon name="filters" />
          {t('list.filters')}
          {chosenCount > 0 && <small>{chosenCount}</small>}
        </button>
        <SortForm {...listing} />
      </div>
      <p className="product-list-count" role="status" data-focus-fallback="">
        {t(isAboutTotal(list) ? 'list.countAbout' : 'list.count', { count: list.fakeTotal })}
      </p>
      <Sheet name="filters" title={t('list.filters')}>
        <FilterGroups {...listing} />
        <div className="product-list-show">
          {hasFilters(query) && (
            <ButtonLink
              variant="secondary"
              href={filterLink(path, resetFilters(query))}
              rel="nofollow"
              onClick={emitFiltersReset}
            >
              {t('list.clear')}
            </ButtonLink>
          )}
          <button type="button" className="button" popoverTarget="filters" popoverTargetAction="hide">
            {t('list.show', { count: list.fakeTotal })}
          </button>
        </div>
      </Sheet>
      <div className="product-list-body" ref={grid}>
        <ChosenFilters {...listing} />
        <h2 className="visually-hidden">{t('search.products')}</h2>
        {from > 1 && (
          <PageLink {...listing} page={from - 1}>
            {t('list.previous')}
          </PageLink>
        )}
        {cards.length > 0 ? children(cards) : <EmptyList {...listing} />}
        {list.total > 0 && (
          <Progress shown={Math.min(to * PAGE_SIZE, list.fakeTotal)} total={list.fakeTotal} />
        )}
        {to < list.pageCount && (
          <PageLink {...listing} page={to + 1}>
            {t('list.loadMore')}
          </PageLink>
        )}
      </div>
    </div>
  )
}

interface PageLinkProps {
  path: string
  query: ListQuery
  page: number
  children: ReactNode
}

/** More of the list: a link to the page, which with React grows the list in place. */
function PageLink({ path, query, page, children }: PageLinkProps) {
  const { pending } = useNavigation()
  return (
    <p className="product-list-more">
      <ButtonLink
        variant="secondary"
        href={filterLink(path, setPage(query, page))}
        data-replace=""
        aria-busy={pending || undefined}
      >
        {children}
      </ButtonLink>
    </p>
  )
}

function Progress({ shown, total }: { shown: number; total: number }) {
  const { t } = useShop()
  return (
    <p className="product-list-progress">
      <span>{t('list.progress', { shown, total })}</span>
      <progress value={shown} max={total} aria-hidden="true" />
    </p>
  )
}

/** What the address asks for, which is ahead of the list while it loads: a second click builds on the first. */
function useWantedQuery(path: string, kind: ListingKind): ListQuery | null {
  const { pathname, search } = useLocation()
  return pathname === path ? readListQuery(new URLSearchParams(search), kind) : null
}

/** After the list has grown the focus is on the first product that is new. */
function useFocusOnNew(firstNew: string | null) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!firstNew) return
    const links = body.current?.querySelectorAll<HTMLElement>('.product-card a') ?? []
    for (const link of links) if (link.getAttribute('href') === firstNew) link.focus({ preventScroll: true })
  }, [firstNew])
  return body
}
