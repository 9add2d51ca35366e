import type { SuggestedPage } from '#shared/api/search.ts'
import { imageSizes } from '#shared/product/image-sizes.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { CardPrice } from '../../shop-ui/group-prices/card-price.tsx'
import { Picture } from '../../shop-ui/picture.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { MarkedText } from './marked-text.tsx'
import { SuggestionGroup } from './suggestion-group.tsx'
import type { Suggestions } from './use-suggestions.ts'

interface SuggestionListProps {
  answer: Suggestions
  listId: string
  /** Number of the active option; -1: none. */
  active: number
  /** Number of options. */
  links: number
}

/** The options of the combobox, each a link: pages, products, another spelling, all results. */
export function SuggestionList({ answer, listId, active, links }: SuggestionListProps) {
  const { t, to } = useShop()
  const isOnline = useOnline()
  const { categories, brands, guides, products, total, query, searchedProducts, didYouMean } = answer
  const option = (at: number) => ({
    role: 'option',
    id: `${listId}${at}`,
    tabIndex: -1,
    'aria-selected': at === active,
  })
  const toPage =
    (first: number) =>
    ({ name, path }: SuggestedPage, at: number) => (
      <a key={path} href={path} {...option(first + at)}>
        <span>
          <MarkedText text={name} query={query} />
        </span>
      </a>
    )
  const resultsOf = (words: string) => `${to('search-result', {})}?s=${encodeURIComponent(words)}`
  const firstProduct = categories.length + brands.length
  const firstGuide = firstProduct + products.length
  return (
    <div className="search-suggestions" role="listbox" id={listId} aria-label={t('search.suggestions')}>
      {searchedProducts !== undefined && (
        <p>
          {t(isOnline ? 'offline.bar.unreachable' : 'offline.bar.offline')}{' '}
          {t('offline.bar.searched', { count: searchedProducts })}
        </p>
      )}
      <SuggestionGroup title={t('search.categories')}>{categories.map(toPage(0))}</SuggestionGroup>
      <SuggestionGroup title={t('search.brands')}>{brands.map(toPage(categories.length))}</SuggestionGroup>
      <SuggestionGroup title={t('search.products')}>
        {products.map((card, at) => (
          <a key={card.sku} href={card.path} {...option(firstProduct + at)}>
            <Picture file={card.image} size={imageSizes.cart} alt="" ground />
            <span>
              <MarkedText text={fullName(card)} query={query} />{' '}
              {card.stock === 'out_of_stock' && <small>{t('card.soldOut')}</small>}
            </span>
            <CardPrice card={card} />
          </a>
        ))}
      </SuggestionGroup>
      <SuggestionGroup title={t('search.pages')}>{guides.map(toPage(firstGuide))}</SuggestionGroup>
      {didYouMean && (
        <a href={resultsOf(didYouMean)} {...option(links - 2)}>
          {t('search.didYouMean', { query: didYouMean })}
        </a>
      )}
      <a href={resultsOf(query)} {...option(links - 1)}>
        <b>
          {total > 0
            ? t('search.showAll', { count: total })
            : t(guides.length > 0 ? 'search.noProducts' : 'search.nothing', { query })}
        </b>
      </a>
    </div>
  )
}

const fullName = ({ brand, name }: ProductCard) =>
  brand && !name.startsWith(brand) ? `${brand} ${name}` : name
