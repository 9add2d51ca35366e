import { type RefObject, useId, useState } from 'react'
import { useOpenPanel } from '../../shop-ui/panels/panels.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { adoptStyles } from '../../ui/adopt-styles.ts'
import { SearchProposals } from './search-proposals.tsx'
import styles from './search-suggestions.css?inline'
import { SuggestionList } from './suggestion-list.tsx'
import { useClosing } from './use-closing.ts'
import { useCombobox } from './use-combobox.ts'
import { type Suggestions, useSuggestions } from './use-suggestions.ts'
import { useTypedText } from './use-typed-text.ts'

adoptStyles(styles)

/** Predictive search under the field of `form`: a combobox whose options are links. */
export function SearchSuggestions({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { t } = useShop()
  const text = useTypedText(form)
  const answer = useSuggestions(text)
  const isShown = useOpenPanel() === 'search'
  const isOpen = isShown && answer !== null
  const listId = useId()
  const [chosen, setChosen] = useState({ answer, at: -1 })
  const active = chosen.answer === answer ? chosen.at : -1 // a new answer starts over
  const links = answer ? countLinks(answer) : 0

  useClosing(form)
  const setActive = (at: number) => setChosen({ answer, at })
  useCombobox(form, { listId, isShown, isOpen, active, links, setActive })

  if (isShown && text === '') return <SearchProposals />
  if (!isOpen) return <p className="visually-hidden" role="status" />
  return (
    <>
      <SuggestionList {...{ answer, listId, active, links }} />
      <p className="visually-hidden" role="status">
        {t('search.found', { count: answer.total })}{' '}
        {links > 1 && t('search.suggested', { count: links - 1 })}
      </p>
    </>
  )
}

/** The last link leads to all results. */
const countLinks = ({ categories, brands, products, guides, didYouMean }: Suggestions): number =>
  categories.length + brands.length + products.length + guides.length + (didYouMean ? 1 : 0) + 1
