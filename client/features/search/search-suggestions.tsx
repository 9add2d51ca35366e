import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import type { SuggestedPage, SearchSuggestions as Suggestions } from '#shared/api/search.ts'
import { imageSizes } from '#shared/product/gallery.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { fetchJson } from '../../api/fetch-json.ts'
import { useNavigation } from '../../app/navigation.tsx'
import { useShop } from '../../app/store-context.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CardPrice } from '../own-prices/card-price.tsx'
import { closePanel, openPanel, useOpenPanel } from '../panels/panels.ts'

const PAUSE_MS = 140 // shorter than what a typist notices, longer than between two keys
const MIN_LETTERS = 2

/** Predictive search under the field of `form`: a combobox whose options are links. */
export function SearchSuggestions({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { t, to } = useShop()
  const text = useText(form)
  const answer = useSuggestions(text)
  const isOpen = useOpenPanel() === 'search' && answer !== null && text.length >= MIN_LETTERS
  const listId = useId()
  const [active, setActive] = useState(-1)
  const links = answer ? countOf(answer) + 1 : 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what starts over
  useEffect(() => setActive(-1), [answer])
  useClosing(form)

  useEffect(() => {
    const field = form.current?.querySelector('input')
    if (!field) return
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : '',
      'aria-activedescendant': isOpen && active >= 0 ? `${listId}${active}` : '',
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value) field.setAttribute(name, value)
      else field.removeAttribute(name)
    }
    document.getElementById(`${listId}${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [form, isOpen, listId, active])

  useEffect(() => {
    const element = form.current
    const onKey = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step && isOpen) setActive((at) => ((at + 1 + step + links + 1) % (links + 1)) - 1)
      else if (event.key === 'Enter' && isOpen && active >= 0)
        document.getElementById(`${listId}${active}`)?.click()
      else if (event.key === 'Escape' && isOpen) closePanel('search')
      else return
      event.preventDefault()
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [form, isOpen, links, active, listId])

  if (!isOpen) return <p className="visually-hidden" role="status" />
  const option = (at: number) => ({
    role: 'option',
    id: `${listId}${at}`,
    tabIndex: -1,
    'aria-selected': at === active,
  })
  const { categories, brands, guides, products, total, query } = answer
  const toPage =
    (first: number) =>
    ({ name, path }: SuggestedPage, at: number) => (
      <a key={path} href={path} {...option(first + at)}>
        <span>
          <Marked text={name} query={query} />
        </span>
      </a>
    )
  const firstProduct = categories.length + brands.length
  const firstGuide = firstProduct + products.length
  return (
    <>
      <div className="search-suggestions" role="listbox" id={listId} aria-label={t('search.suggestions')}>
        <Group title={t('search.categories')}>{categories.map(toPage(0))}</Group>
        <Group title={t('search.brands')}>{brands.map(toPage(categories.length))}</Group>
        <Group title={t('search.products')}>
          {products.map((card, at) => (
            <a key={card.sku} href={card.path} {...option(firstProduct + at)}>
              <Picture file={card.image} size={imageSizes.cart} alt="" ground />
              <span>
                <Marked text={fullName(card)} query={query} />
              </span>
              <CardPrice card={card} />
            </a>
          ))}
        </Group>
        <Group title={t('search.guides')}>{guides.map(toPage(firstGuide))}</Group>
        <a href={`${to('search-result', {})}?s=${encodeURIComponent(text)}`} {...option(links - 1)}>
          <b>{total > 0 ? t('search.showAll', { count: total }) : t('search.nothing', { query: text })}</b>
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

const countOf = ({ categories, brands, products, guides }: Suggestions) =>
  categories.length + brands.length + products.length + guides.length

/** Suggestions of one kind under their heading. */
function Group({ title, children }: { title: string; children: ReactNode[] }) {
  const titleId = useId()
  if (children.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
    <div role="group" aria-labelledby={titleId}>
      <small id={titleId}>{title}</small>
      {children}
    </div>
  )
}

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
    onInput() // what was typed while this code was on its way
    element?.addEventListener('input', onInput)
    element?.addEventListener('submit', onSubmit)
    return () => {
      clearTimeout(timer)
      element?.removeEventListener('input', onInput)
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

const answers = new Map<string, Suggestions>()

/** What the shop suggests for `text`. An answer that comes late is dropped; the one before stays until then. */
function useSuggestions(text: string): Suggestions | null {
  const { store } = useShop()
  const [answer, setAnswer] = useState<Suggestions | null>(null)
  useEffect(() => {
    if (text.length < MIN_LETTERS) return setAnswer(null)
    const known = answers.get(text)
    if (known) return setAnswer(known)
    const controller = new AbortController()
    fetchJson<Suggestions>(`${store.pathPrefix}/api/search/suggest?q=${encodeURIComponent(text)}`, {
      signal: controller.signal,
    })
      .then((found) => {
        answers.set(text, found)
        if (!controller.signal.aborted) setAnswer(found)
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) console.error('suggestions', error)
      })
    return () => controller.abort()
  }, [text, store])
  return answer
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
