import { useState } from 'react'
import { filterLink, type ListQuery, resetFilters, toggleFilter } from '#shared/catalogue/filters.ts'
import type { FilterGroup, FilterOption, ProductList } from '#shared/catalogue/product-list.ts'
import { useShop } from '../../app/store-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

const SHOWN_VALUES = 8 // Spec §9, Filter option display limit
const SEARCHED_FROM = 11 // values from which a filter has a search of its own (U32)
const OPEN_GROUPS = 4 // our choice: the key filters show their values, the others fold

interface ListingProps {
  list: ProductList
  path: string
  query: ListQuery
}

/** The filters of a list. Each value is a link to the list with it in or out. */
export function FilterGroups({ list, path, query }: ListingProps) {
  return (
    <div className="filter-groups">
      {list.filters.map((group, at) => (
        <Group
          key={group.code}
          group={group}
          isOpen={at < OPEN_GROUPS || group.options.some(({ selected }) => selected)}
          path={path}
          query={query}
        />
      ))}
    </div>
  )
}

interface GroupProps extends Pick<ListingProps, 'path' | 'query'> {
  group: FilterGroup
  isOpen: boolean
}

function Group({ group, isOpen, path, query }: GroupProps) {
  const { t } = useShop()
  const [needle, setNeedle] = useState('')
  const isSearched = useHydrated() && group.options.length >= SEARCHED_FROM
  const matching = group.options.filter(({ label }) => label.toLowerCase().includes(needle.toLowerCase()))
  const rest = needle ? [] : matching.slice(SHOWN_VALUES)
  const toItem = (option: FilterOption) => (
    <Value
      key={option.value}
      option={option}
      href={filterLink(path, toggleFilter(query, { ...group, value: option.value }))}
    />
  )
  return (
    <details className="filter-group" open={isOpen} data-single={group.single ? '' : undefined}>
      <summary>
        {group.label}
        <Icon name="chevron" />
      </summary>
      {isSearched && (
        <input
          type="search"
          value={needle}
          aria-label={t('list.searchIn', { name: group.label })}
          placeholder={t('list.searchIn', { name: group.label })}
          onChange={({ currentTarget }) => setNeedle(currentTarget.value)}
        />
      )}
      <ul>{(needle ? matching : matching.slice(0, SHOWN_VALUES)).map(toItem)}</ul>
      {rest.length > 0 && (
        <details className="filter-rest" open={rest.some(({ selected }) => selected)}>
          <summary>{t('list.showMoreValues')}</summary>
          <ul>{rest.map(toItem)}</ul>
        </details>
      )}
    </details>
  )
}

/** One value. One that leads to nothing is shown, not offered (U35). */
const Value = ({
  option: { label, count, selected, swatch },
  href,
}: {
  option: FilterOption
  href: string
}) => (
  <li>
    <a
      href={count > 0 || selected ? href : undefined}
      rel="nofollow"
      aria-current={selected ? 'true' : undefined}
      aria-disabled={count > 0 || selected ? undefined : 'true'}
      style={swatch ? { '--c': swatch } : undefined}
    >
      {label}
      <small>{count}</small>
    </a>
  </li>
)

/** What is chosen, above the list: each value a link that takes it out (U34). */
export function ChosenFilters({ list, path, query }: ListingProps) {
  const { t } = useShop()
  const chosen = list.filters.flatMap((group) =>
    group.options.filter(({ selected }) => selected).map((option) => ({ group, option })),
  )
  if (chosen.length === 0) return null
  return (
    <ul className="chosen-filters" aria-label={t('list.chosen')}>
      {chosen.map(({ group, option }) => (
        <li key={group.code + option.value}>
          <a
            href={filterLink(path, toggleFilter(query, { ...group, value: option.value }))}
            rel="nofollow"
            aria-label={t('list.remove', { label: option.label })}
          >
            {option.label}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a href={filterLink(path, resetFilters(query))} rel="nofollow" data-plain="">
          {t('list.clear')}
        </a>
      </li>
    </ul>
  )
}
