import { type RefObject, useEffect, useId, useState } from 'react'
import type { SuggestedPage, SearchSuggestions as Suggestions } from '#shared/api/search.ts'
import { imageSizes } from '#shared/product/image-sizes.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { callApi } from '../../api/call-api.ts'
import { useApi } from '../../api/use-api.ts'
import { isWithoutNetwork } from '../../api/without-network.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { useNavigation } from '../../router/index.ts'
import { CardPrice } from '../../shop-ui/group-prices/card-price.tsx'
import { closePanel, openPanel, useOpenPanel } from '../../shop-ui/panels/panels.ts'
import { Picture } from '../../shop-ui/picture.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { adoptStyles } from '../../ui/adopt-styles.ts'
import { useOnline } from '../../ui/use-online.ts'
import { SearchProposals } from './search-proposals.tsx'
import styles from './search-suggestions.css?inline'
import { SuggestionGroup } from './suggestion-group.tsx'
import { useCombobox } from './use-combobox.ts'

adoptStyles(styles)

const PAUSE_MS = 140 // shorter than what a typist notices, longer than between two keys
const MIN_LETTERS = 2
const SEARCH_MS = 5000 // Spec §9, Search client timeout

/** Predictive search under the field of `form`: a combobox whose options are links. */
export function SearchSuggestions({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { t, to } = useShop()
  const text = useText(form)
  const answer = useSuggestions(text)
  const isShown = useOpenPanel() === 'search'
  const isOpen = isShown && answer !== null && text.length >= MIN_LETTERS
  const listId = useId()
  const [chosen, setChosen] = useState({ answer, at: -1 })
  const active = chosen.answer === answer ? chosen.at : -1 // a new answer starts over
  const links = answer ? countOf(answer) + 1 : 0

  useClosing(form)
  const setActive = (at: number) => setChosen({ answer, at })
  useCombobox(form, { listId, isShown, isOpen, active, links, setActive })

  if (isShown && text === '') return <SearchProposals />
  if (!isOpen) return <p className="visually-hidden" role="status" />
  const option = (at: number) => ({
    role: 'option',
    id: `${listId}${at}`,
    tabIndex: -1,
    'aria-selected': at === active,
  })
  const { categories, brands, guides, products, total, query, searchedProducts, didYouMean } = answer
  const toPage =
    (first: number) =>
    ({ name, path }: SuggestedPage, at: number) => (
      <a key={path} href={path} {...option(first + at)}>
        <span>
          <Marked text={name} query={query} />
        </span>
      </a>
    )
  const resultsOf = (words: string) => `${to('search-result', {})}?s=${encodeURIComponent(words)}`
  const firstProduct = categories.length + brands.length
  const firstGuide = firstProduct + products.length
  return (
    <>
      <div className="search-suggestions" role="listbox" id={listId} aria-label={t('search.suggestions')}>
        {searchedProducts !== undefined && (
          <p>
            {t('offline.bar.offline')} {t('offline.bar.searched', { count: searchedProducts })}
          </p>
        )}
        <SuggestionGroup title={t('search.categories')}>{categories.map(toPage(0))}</SuggestionGroup>
        <SuggestionGroup title={t('search.brands')}>{brands.map(toPage(categories.length))}</SuggestionGroup>
        <SuggestionGroup title={t('search.products')}>
          {products.map((card, at) => (
            <a key={card.sku} href={card.path} {...option(firstProduct + at)}>
              <Picture file={card.image} size={imageSizes.cart} alt="" ground />
              <span>
                <Marked text={fullName(card)} query={query} />
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
      <p className="visually-hidden" role="status">
        {t('search.found', { count: total })} {links > 1 && t('search.suggested', { count: links - 1 })}
      </p>
    </>
  )
}

const fullName = ({ brand, name }: ProductCard) =>
  brand && !name.startsWith(brand) ? `${brand} ${name}` : name

const countOf = ({ categories, brands, products, guides, didYouMean }: Suggestions) =>
  categories.length + brands.length + products.length + guides.length + (didYouMean ? 1 : 0)

/** What the shopper has typed, after a pause. Searching ends it: nothing opens over the results. */
function useText(form: RefObject<HTMLFormElement | null>): string {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const element = form.current
    let timer: ReturnType<typeof setTimeout>
    const read = () => {
      const field = element?.querySelector('input')
      if (!field || document.activeElement !== field) return
      openPanel('search')
      setTyped(field.value.trim())
    }
    const onInput = () => {
      clearTimeout(timer)
      timer = setTimeout(read, PAUSE_MS)
    }
    const onSubmit = () => {
      clearTimeout(timer)
      closePanel('search')
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.value === '') read()
    }
    onInput() // what was typed while this code was on its way
    element?.addEventListener('input', onInput)
    element?.addEventListener('focusin', onFocus)
    element?.addEventListener('submit', onSubmit)
    return () => {
      clearTimeout(timer)
      element?.removeEventListener('input', onInput)
      element?.removeEventListener('focusin', onFocus)
      element?.removeEventListener('submit', onSubmit)
    }
  }, [form])
  return typed
}

/** Leaving the field or the page closes the list. */
function useClosing(form: RefObject<HTMLFormElement | null>): void {
  const { current } = useNavigation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes it
  useEffect(() => closePanel('search'), [current])
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !form.current?.contains(target)) closePanel('search')
    }
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !form.current?.contains(relatedTarget)) closePanel('search')
    }
    const element = form.current
    document.addEventListener('pointerdown', onPress)
    element?.addEventListener('focusout', onLeave)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      element?.removeEventListener('focusout', onLeave)
    }
  }, [form])
}

type Suggested = Suggestions & {
  /** The number of saved products that were searched, because there is no network. */
  searchedProducts?: number
}

/**
 * What the shop suggests for `text`, or without a network what this device has saved. The answer before stays until
 * then; an old one is not asked for again.
 */
function useSuggestions(text: string): Suggested | null {
  const { shell } = useShop()
  const { data } = useApi('search.suggest', text.length < MIN_LETTERS ? null : { q: text }, {
    call: (store, name, input): Promise<Suggested> =>
      callApi(store, name, input, { timeoutMs: SEARCH_MS }).catch(async (error: unknown) => {
        if (!isWithoutNetwork(error)) throw error
        const { suggestSaved } = await import('../../catalogue/suggest-saved.ts')
        await loadMessages('offline')
        return suggestSaved(store, text, shell.menu)
      }),
    version: useOnline() ? null : 'offline', // with a connection the shop is asked again
    keepPreviousData: true,
    revalidateIfStale: false,
    revalidateOnReconnect: false,
    onError: (error: unknown) => console.error('suggestions', error),
  })
  return (text.length >= MIN_LETTERS && data) || null
}

/** The words with what was typed set off. */
function Marked({ text, query }: { text: string; query: string }) {
  const at = query ? text.toLowerCase().indexOf(query.toLowerCase()) : -1
  if (at < 0) return text
  const end = at + query.length
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}
