import { useDeferredValue, useId, useState } from 'react'
import { formatAge } from '#shared/format/age.ts'
import { imageSizes } from '#shared/product/image-sizes.ts'
import { Picture } from '../../shop-ui/picture.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type SavedEntry, useSavedEntries } from './use-saved.ts'

/**
 * What this device has saved, newest first: products, categories, and what there is to read. The field narrows it down;
 * sending it searches all saved products.
 */
export function SavedList({ title }: { title?: string }) {
  const { t } = useShop()
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  const entries = useSavedEntries(text)
  if (!entries) return null
  const { products, categories, readings, hasHome, isBlocked } = entries
  const Heading = title ? 'h3' : 'h2' // below the list's own heading, or the page's
  const count = products.length + categories.length + readings.length
  return (
    <section className="saved-list" aria-label={title ?? t('head.offline.title')}>
      {title && <h2>{title}</h2>}
      <SavedSearchForm typed={typed} onType={setTyped} />
      <p role="status">
        {count === 0 &&
          (text
            ? t('offline.noMatch', { query: text })
            : t(isBlocked ? 'offline.blocked' : 'offline.nothing'))}
      </p>
      <Group {...{ Heading }} title={t('search.products')} entries={products} hasPictures />
      <Group {...{ Heading }} title={t('search.categories')} entries={categories} />
      <Group {...{ Heading }} title={t('offline.readings')} entries={readings} />
      <OwnPages Heading={Heading} hasHome={hasHome} />
    </section>
  )
}

interface SavedSearchFormProps {
  typed: string
  onType: (text: string) => void
}

/** Narrows the list down while the shopper types. Sent, it searches all saved products. */
function SavedSearchForm({ typed, onType }: SavedSearchFormProps) {
  const { t, to } = useShop()
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the search form of the header
    <form className="search-form" role="search" data-large="" action={to('search-result', {})}>
      <input
        type="search"
        name="s"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        placeholder={t('offline.search')}
        aria-label={t('offline.search')}
        autoComplete="off"
        maxLength={100}
      />
      <button type="submit" aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
    </form>
  )
}

/** Links to the pages that need nothing but the device, and to the home page when it is saved. */
function OwnPages({ Heading, hasHome }: Pick<GroupProps, 'Heading'> & { hasHome: boolean }) {
  const { t, to } = useShop()
  return (
    <nav aria-label={t('offline.always')}>
      <Heading>{t('offline.always')}</Heading>
      <ul>
        {hasHome && (
          <li>
            <a href={to('home', {})}>{t('nav.home')}</a>
          </li>
        )}
        {ownPages.map(([name, label]) => (
          <li key={name}>
            <a href={to(name, {})}>{t(label)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Pages that need nothing but the device. */
const ownPages = [
  ['cart', 'head.cart.title'],
  ['wishlist', 'head.wishlist.title'],
  ['compare', 'head.compare.title'],
] as const

const SHOWN = 6 // of each kind; the others fold

interface GroupProps {
  Heading: 'h2' | 'h3'
  title: string
  entries: SavedEntry[]
  hasPictures?: boolean
}

function Group({ Heading, title, entries, hasPictures }: GroupProps) {
  const { t } = useShop()
  const titleId = useId()
  if (entries.length === 0) return null
  const toItem = (entry: SavedEntry) => <Entry key={entry.url} {...entry} hasPicture={hasPictures} />
  const rest = entries.slice(SHOWN)
  return (
    <section aria-labelledby={titleId}>
      <Heading id={titleId}>{title}</Heading>
      <ul>{entries.slice(0, SHOWN).map(toItem)}</ul>
      {rest.length > 0 && (
        <details>
          <summary>{t('offline.more', { count: rest.length })}</summary>
          <ul>{rest.map(toItem)}</ul>
        </details>
      )}
    </section>
  )
}

function Entry({
  url,
  title,
  savedAt,
  image,
  hasPicture,
}: SavedEntry & { hasPicture?: boolean | undefined }) {
  const { t, store } = useShop()
  return (
    <li data-picture={hasPicture ? '' : undefined}>
      {hasPicture && <Picture file={image} size={imageSizes.cart} alt="" ground />}
      <a href={url}>{title}</a>
      <small>{t('offline.savedAgo', { ago: formatAge(new Date(savedAt), new Date(), store) })}</small>
    </li>
  )
}
