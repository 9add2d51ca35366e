import { useApi } from '../../api/use-api.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { useStore } from '../../ui/create-store.ts'
import { Icon } from '../../ui/icon.tsx'
import { forgetSearch, recentSearches } from './recent-searches.ts'
import { SuggestionGroup } from './suggestion-group.tsx'

const NONE: string[] = []

/** What an empty field proposes: what was searched for on this device, and what the shop proposes. */
export function SearchProposals() {
  const { t } = useShop()
  const recent = useStore(recentSearches, NONE)
  const { data } = useApi('search.popular', {}, { revalidateIfStale: false, onError: reportNothing })
  const popular = data?.searches.filter((words) => !recent.includes(words)) ?? NONE
  if (recent.length + popular.length === 0) return null
  return (
    <div className="search-suggestions">
      <SuggestionGroup title={t('search.recent')}>
        {recent.map((words) => (
          <div className="row" key={words}>
            <SearchLink words={words} />
            <Button
              variant="quiet"
              iconOnly
              aria-label={t('search.forget', { query: words })}
              onClick={({ currentTarget }) => {
                currentTarget.form?.querySelector('input')?.focus() // the button goes
                forgetSearch(words)
              }}
            >
              <Icon name="close" />
            </Button>
          </div>
        ))}
      </SuggestionGroup>
      <SuggestionGroup title={t('search.popular')}>
        {popular.map((words) => (
          <SearchLink key={words} words={words} />
        ))}
      </SuggestionGroup>
    </div>
  )
}

/** Without the proposals of the shop the field has those of the device. */
const reportNothing = (error: unknown) => console.warn('popular searches', error)

function SearchLink({ words }: { words: string }) {
  const { to } = useShop()
  return (
    <a href={`${to('search-result', {})}?s=${encodeURIComponent(words)}`}>
      <span>{words}</span>
    </a>
  )
}
