import type { PageData, PageMeta } from '#shared/page-data.ts'
import { itemListJsonLd } from '#shared/seo/content-json-ld.ts'
import { breadcrumbsJsonLd } from '#shared/seo/json-ld.ts'
import { Teasers } from '../../features/content/teasers.tsx'
import { Breadcrumbs } from '../../shop-ui/breadcrumbs.tsx'
import { JsonLd } from '../../shop-ui/head.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'

/** An overview: of guides, campaigns, activities, the magazine, all editorial pages. */
export function ContentIndexPage({
  index: { title, text, teasers },
  meta,
}: PageData['guides'] & { meta: PageMeta }) {
  const { t, store, origins } = useShop()
  const at = { store, origin: origins[store.code] }
  const hasPictures = teasers.every(({ image }) => image) // a few among many look like a mistake
  const shown = hasPictures ? teasers : teasers.map((teaser) => ({ ...teaser, image: null }))
  return (
    <div className="content-index wide">
      <JsonLd data={import.meta.env.SSR && itemListJsonLd(title, teasers, at)} />
      <JsonLd data={import.meta.env.SSR && breadcrumbsJsonLd([{ name: title, path: meta.canonical }], at)} />
      <Breadcrumbs items={[]} current={title} />
      <h1>{title}</h1>
      <p className="content-lead">{text}</p>
      {teasers.length > 0 ? <Teasers teasers={shown} heading="h2" isFirst /> : <p>{t('content.empty')}</p>}
    </div>
  )
}
