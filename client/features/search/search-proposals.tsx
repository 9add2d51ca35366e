import { type ReactNode, useId } from 'react'
import { useApi } from '../../api/use-api.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { useStore } from '../../ui/create-store.ts'
import { Icon } from '../../ui/icon.tsx'
import { forgetSearch, recentSearches } from './recent-searches.ts'

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
      <Proposals title={t('search.recent')}>
        {recent.map((words) => (
          <div className="row" key={words}>
            <SearchLink words={words} />
            <Button
              variant="quiet"
              iconOnly
              aria-label={t('search.forget', { query: words })}
              onClick={() => forgetSearch(words)}
            >
              <Icon name="close" />
            </Button>
          </div>
        ))}
      </Proposals>
      <Proposals title={t('search.popular')}>
        {popular.map((words) => (
          <SearchLink key={words} words={words} />
        ))}
      </Proposals>
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

function Proposals({ title, children }: { title: string; children: ReactNode[] }) {
  const titleId = useId()
  if (children.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links, not of form fields
    <div role="group" aria-labelledby={titleId}>
      <small id={titleId}>{title}</small>
      {children}
    </div>
  )
}
