import { type KeyboardEvent, useEffect, useState } from 'react'
import { filterLink, type ListQuery, resetFilters, toggleFilter } from '#shared/catalogue/filters.ts'
import type { FilterGroup, FilterOption, ProductList } from '#shared/catalogue/product-list.ts'
import { formatWhole } from '#shared/format/number.ts'
import { useLocation } from '../../router/index.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { emitFiltersReset, onFiltersReset } from './filters-reset.ts'
import { PriceFields } from './price-fields.tsx'

const SHOWN_VALUES = 8 // Spec §9, Filter option display limit
const SEARCHED_FROM = 11 // values from which a filter has a search of its own
const OPEN_GROUPS = 4 // our choice: the key filters show their values, the others fold

interface ListingProps {
  list: ProductList
  path: string
  query: ListQuery
}

/** The filters of a list. Each value is a link to the list with it in or out. */
export function FilterGroups({ list, path, query }: ListingProps) {
  const openFilter = useOpenFilter()
  const wholeList = filterLink(path, resetFilters(query))
  return (
    <div className="filter-groups">
      {list.filters.map((group, at) => (
        <Group
          key={`${wholeList} ${group.code}`} // what is sought or folded in one list is not in another
          group={group}
          isOpen={
            at < OPEN_GROUPS ||
            group.options.some((option) => isChosen(query, group, option)) ||
            group.code === openFilter
          }
          path={path}
          query={query}
        />
      ))}
    </div>
  )
}

/** The group that the last change was made in: it is part of the place in history, so that it stays open (R2.94). */
function useOpenFilter(): string | null {
  const { state } = useLocation()
  return useHydrated() ? (state?.openFilter ?? null) : null
}

interface GroupProps extends Pick<ListingProps, 'path' | 'query'> {
  group: FilterGroup
  isOpen: boolean
}

function Group({ group, isOpen, path, query }: GroupProps) {
  const { t } = useShop()
  const [needle, setNeedle] = useState('')
  useEffect(() => onFiltersReset(() => setNeedle('')), [])
  const label = group.kind === 'price' || group.kind === 'audience' ? t(`list.${group.kind}`) : group.label
  const isSearched = useHydrated() && group.options.length >= SEARCHED_FROM
  const rest = group.options.slice(SHOWN_VALUES)
  const found = needle ? group.options.filter(({ label }) => isIn(label, needle)) : rest
  const toItem = (option: FilterOption) => (
    <Value
      key={option.code ?? option.value}
      option={option}
      isChosen={isChosen(query, group, option)}
      code={group.code}
      href={filterLink(path, toggleFilter(query, { ...group, ...option }))}
    />
  )
  return (
    <details className="filter-group" open={isOpen} data-single={group.single ? '' : undefined}>
      <summary>
        {label}
        <Icon name="chevron" />
      </summary>
      {!needle && <ul>{group.options.slice(0, SHOWN_VALUES).map(toItem)}</ul>}
      {group.bounds && <PriceFields bounds={group.bounds} path={path} query={query} />}
      {rest.length > 0 && (
        <details className="filter-rest" open={rest.some((option) => isChosen(query, group, option))}>
          <summary>{t('list.showMoreValues')}</summary>
          {isSearched && (
            <input
              type="search"
              value={needle}
              aria-label={t('list.searchIn', { name: label })}
              placeholder={t('list.searchIn', { name: label })}
              onChange={({ currentTarget }) => setNeedle(currentTarget.value)}
            />
          )}
          <ul>{found.map(toItem)}</ul>
        </details>
      )}
    </details>
  )
}

const isIn = (label: string, needle: string) => label.toLowerCase().includes(needle.trim().toLowerCase())

/** One value. One that leads to nothing is shown, not offered. */
function Value({ option: { label, count, swatch }, isChosen, code, href }: ValueProps) {
  const style = swatch ? { '--c': swatch } : undefined
  const { store } = useShop()
  const text = (
    <>
      {label}
      <small>{formatWhole(count, store.language)}</small>
    </>
  )
  if (count === 0 && !isChosen)
    return (
      <li>
        <span style={style}>{text}</span>
      </li>
    )
  return (
    <li>
      <a
        href={href}
        rel="nofollow"
        data-open-filter={code}
        aria-current={isChosen ? 'true' : undefined}
        style={style}
        onKeyDown={pressWithSpace}
      >
        {text}
      </a>
    </li>
  )
}

/** The values look like check boxes, which the space bar presses. */
function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault() // the list would scroll
  event.currentTarget.click()
}

interface ValueProps {
  option: FilterOption
  isChosen: boolean
  /** Of its group. */
  code: string
  href: string
}

const isChosen = ({ filters }: ListQuery, { code }: FilterGroup, { value, code: own = code }: FilterOption) =>
  filters[own]?.includes(value) ?? false

/** What is chosen, above the list: each value a link that takes it out. */
export function ChosenFilters({ list, path, query }: ListingProps) {
  const { t } = useShop()
  const chosen = list.filters.flatMap((group) =>
    group.options.filter((option) => isChosen(query, group, option)).map((option) => ({ group, option })),
  )
  if (chosen.length === 0) return null
  return (
    <ul className="chosen-filters" aria-label={t('list.chosen')}>
      {chosen.map(({ group, option }) => (
        <li key={(option.code ?? group.code) + option.value}>
          <a
            href={filterLink(path, toggleFilter(query, { ...group, ...option }))}
            rel="nofollow"
            data-open-filter={group.code}
            aria-label={t('list.remove', { label: option.label })}
          >
            {option.label}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={filterLink(path, resetFilters(query))}
          rel="nofollow"
          data-plain=""
          onClick={emitFiltersReset}
        >
          {t('list.clear')}
        </a>
      </li>
    </ul>
  )
}
