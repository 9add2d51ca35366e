import { useEffect, useState } from 'react'
import type { ProductList } from '#shared/catalogue/product-list.ts'
import { isRecord } from '#shared/is-record.ts'
import { FRESH_PAGE_MS, pageFormat } from '#shared/page-format.ts'
import type { ProductCard } from '#shared/product/product.ts'
import { useIsForward } from '../../router/index.ts'
import { tabStorage } from '../../storage/device-storage.ts'
import { parseStored } from '../../storage/parse-stored.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Pages of one list that a shopper has put together by loading more. */
interface Gathered {
  /** Address of the list's first page: which list it is. */
  key: string
  from: number
  to: number
  cards: ProductCard[]
  /** Path of the first card that came last; null when the list did not grow. */
  firstNew: string | null
  /** When the list was begun: some of its cards are as old. */
  at: number
}

/** What has been put together in this visit, so that coming back from a product finds it again. Browser only. */
const remembered = new Map<string, Gathered>()

/** The list put together last in this tab, for coming back after a reload (R2.81). */
const GATHERED = 'skare:gathered'

/** The cards of `list`, and of the pages before and after it that this visit has loaded. */
export function useGatheredCards(list: ProductList, key: string): Gathered {
  const isHydrated = useHydrated() // the document shows one page
  const maxAgeMs = useIsForward() ? FRESH_PAGE_MS : Number.POSITIVE_INFINITY // back and forward show a page as it was left
  const [gathered, setGathered] = useState(
    () => (isHydrated && recall(key, maxAgeMs)) || startWith(list, key),
  )
  const [isRecalled, setIsRecalled] = useState(isHydrated)
  if (isHydrated && !isRecalled) {
    setIsRecalled(true)
    setGathered(recallPage(list, key, maxAgeMs) ?? gathered)
  }
  const shown = withPage(gathered, list, key, maxAgeMs)
  if (shown !== gathered) setGathered(shown)
  useEffect(() => {
    if (!isRecalled) return
    const settled = { ...shown, firstNew: null }
    remembered.set(key, settled)
    if (settled.to > settled.from)
      void tabStorage.setItem(GATHERED, JSON.stringify({ ...settled, format: pageFormat }))
  }, [key, shown, isRecalled])
  return shown
}

/** What was put together before this document came, when its page is part of it. */
function recallPage({ page }: ProductList, key: string, maxAgeMs: number): Gathered | null {
  const gathered = recall(key, maxAgeMs)
  return gathered && page >= gathered.from && page <= gathered.to ? gathered : null
}

function recall(key: string, maxAgeMs: number): Gathered | null {
  const gathered = remembered.get(key)
  if (gathered) return isYounger(gathered, maxAgeMs) ? gathered : null
  const stored = parseStored(tabStorage.getItem(GATHERED), isGathered)
  return stored?.key === key && isYounger(stored, FRESH_PAGE_MS) ? stored : null
}

const isYounger = ({ at }: Gathered, ageMs: number): boolean => Math.abs(Date.now() - at) < ageMs

/** Written above. Cards of a build with another form cannot be shown. */
const isGathered = (value: unknown): value is Gathered => isRecord(value) && value.format === pageFormat

function withPage(gathered: Gathered, list: ProductList, key: string, maxAgeMs: number): Gathered {
  const { page } = list
  if (gathered.key !== key)
    return withPage(recall(key, maxAgeMs) ?? startWith(list, key), list, key, maxAgeMs)
  if (page >= gathered.from && page <= gathered.to) return withCurrentCards(gathered, list)
  const gatheredSkus = new Set(gathered.cards.map(({ sku }) => sku)) // stock or order may have changed meanwhile
  const added = list.cards.filter(({ sku }) => !gatheredSkus.has(sku))
  const firstNew = added[0]?.path ?? null
  if (page === gathered.to + 1)
    return { ...gathered, to: page, cards: [...gathered.cards, ...added], firstNew }
  if (page === gathered.from - 1)
    return { ...gathered, from: page, cards: [...added, ...gathered.cards], firstNew }
  return startWith(list, key)
}

/** With the cards as the list has them now: it may have been loaded again, with other prices. */
function withCurrentCards(gathered: Gathered, list: ProductList): Gathered {
  if (gathered.from === gathered.to)
    return gathered.cards === list.cards ? gathered : startWith(list, gathered.key)
  const current = new Map(list.cards.map((card) => [card.sku, card]))
  const cards = gathered.cards.map((card) => current.get(card.sku) ?? card)
  return cards.every((card, at) => card === gathered.cards[at]) ? gathered : { ...gathered, cards }
}

const startWith = ({ page, cards }: ProductList, key: string): Gathered => ({
  key,
  from: page,
  to: page,
  cards,
  firstNew: null,
  at: Date.now(),
})
