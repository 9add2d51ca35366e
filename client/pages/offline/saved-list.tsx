import { useEffect, useState } from 'react'
import { formatAge } from '#shared/format/age.ts'
import { SHOP_NAME } from '#shared/seo/page-title.ts'
import { isPageOf } from '../../router/soft-navigation.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { listSavedPages, type SavedPage } from '../../storage/saved-pages.ts'

export function SavedList({ title }: { title?: string }) {
  const { t, store } = useShop()
  const [pages, setPages] = useState<SavedPage[] | null>(null)
  useEffect(() => {
    void listSavedPages().then((all) =>
      setPages(all.filter(({ url }) => isPageOf(new URL(url, location.href), store))),
    )
  }, [store])
  if (!pages) return null
  return (
    <section>
      {title && <h2>{title}</h2>}
      <ul>
        {pages.map(({ url, title: text, savedAt }) => (
          <li key={url}>
            <a href={url}>{text.replace(` | ${SHOP_NAME}`, '')}</a>{' '}
            <small>{formatAge(new Date(savedAt), new Date(), store)}</small>
          </li>
        ))}
      </ul>
      {pages.length === 0 && <p>{t('offline.nothing')}</p>}
    </section>
  )
}
