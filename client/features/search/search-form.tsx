import { useEffect, useRef, useState } from 'react'
import { useNavigation } from '../../router/index.ts'
import { useHtmlFragment } from '../../shop-ui/html-fragments.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Extra } from '../../ui/extra.tsx'
import { Icon } from '../../ui/icon.tsx'
import { browserPart } from '../../ui/lazy-part.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** What comes while typing is code of its own: it loads when the field is first used. One that could not be had is tried again on the next page. */
const SearchSuggestions = browserPart(() =>
  import('./search-suggestions.tsx').then((module) => module.SearchSuggestions),
)

interface SearchFormProps {
  /** The words searched for last, on their results page. */
  query?: string
  /** In the page's body, not in the header: bigger, and no suggestions. */
  large?: boolean
}

/** The search field: a GET form; with React it suggests while the shopper types. */
export function SearchForm({ query = '', large }: SearchFormProps) {
  const { t, to } = useShop()
  const [isUsed, setIsUsed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const { current } = useNavigation()
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) setIsUsed(true) // it was pressed before React was there
  }, [])
  const inside = useHtmlFragment(
    (html) => (query || large ? null : html.fragment('search')),
    <>
      <SearchControls query={query} />
      {isHydrated && isUsed && !large && (
        <Extra resetKey={current}>
          <SearchSuggestions form={form} />
        </Extra>
      )}
    </>,
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every screen reader yet, and the form is the landmark
    <form
      className="search-form"
      role="search"
      aria-label={large ? t('search.again') : t('search.label')}
      data-large={large ? '' : undefined}
      action={to('search-result', {})}
      ref={form}
      onFocus={() => setIsUsed(true)}
      {...inside}
    />
  )
}

export function SearchControls({ query = '' }: Pick<SearchFormProps, 'query'>) {
  const { t } = useShop()
  return (
    <>
      <input
        key={query}
        type="search"
        name="s"
        defaultValue={query}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        autoComplete="off"
        maxLength={100}
        enterKeyHint="search"
      />
      <button type="submit" aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
    </>
  )
}
