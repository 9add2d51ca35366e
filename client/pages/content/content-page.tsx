import type { Campaign, ContentPage as Content } from '#shared/content/content-page.ts'
import { formatDate } from '#shared/format/date.ts'
import type { PageData, PageMeta } from '#shared/page-data.ts'
import { sceneSizes } from '#shared/product/image-sizes.ts'
import { articleJsonLd } from '#shared/seo/content-json-ld.ts'
import { breadcrumbsJsonLd } from '#shared/seo/json-ld.ts'
import { ContentBlocks } from '../../features/content/content-blocks.tsx'
import { Teasers } from '../../features/content/teasers.tsx'
import { Breadcrumbs } from '../../shop-ui/breadcrumbs.tsx'
import { JsonLd } from '../../shop-ui/head.tsx'
import { Picture } from '../../shop-ui/picture.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { TableOfContents } from './table-of-contents.tsx'

/** A guide, a campaign, an activity, a chapter or an article of the magazine. */
export function ContentPage({ content, meta }: PageData['guide'] & { meta: PageMeta }) {
  const { t, store, origins } = useShop()
  const { title, excerpt, image, logo, breadcrumbs, contents, blocks, children, related } = content
  const at = { store, origin: origins[store.code] }
  const crumbs = [...breadcrumbs, { name: title, path: meta.canonical }]
  return (
    <article className="content-page">
      <JsonLd data={import.meta.env.SSR && articleJsonLd(content, meta.canonical, at)} />
      <JsonLd data={import.meta.env.SSR && breadcrumbsJsonLd(crumbs, at)} />
      <header className="wide">
        <Breadcrumbs items={breadcrumbs} current={title} />
        {logo && <Picture file={logo} size={LOGO_SIZE} alt="" loading="eager" />}
        <h1>{title}</h1>
        {excerpt && <p className="content-lead">{excerpt}</p>}
        <Facts {...content} />
        {content.campaign && <CampaignFacts {...content.campaign} />}
        {image && <Picture file={image} size={sceneSizes.hero} alt="" loading="first" />}
      </header>
      <div className="content-page-body wide">
        <TableOfContents contents={contents} />
        <div>
          <ContentBlocks blocks={blocks} />
        </div>
      </div>
      {children.length > 0 && (
        <Section title={t('content.below')}>
          <Teasers teasers={children} heading="h3" />
        </Section>
      )}
      <Neighbours {...content} />
      {related.length > 0 && (
        <Section title={t('content.related')}>
          <Teasers teasers={related.slice(0, MAX_RELATED)} heading="h3" />
        </Section>
      )}
    </article>
  )
}

const LOGO_SIZE = { width: 150, height: 60 }
const MAX_RELATED = 4 // our choice

/** Who wrote it, when, and how long it takes. */
function Facts({ author, publishedAt, updatedAt, readingMinutes }: Content) {
  const { t, store } = useShop()
  const date = updatedAt ?? publishedAt
  if (!date) return null
  const day = formatDate(new Date(date), store)
  return (
    <p className="content-facts">
      {author && <span>{author}</span>}
      <time dateTime={date}>{t(updatedAt ? 'content.updated' : 'content.published', { date: day })}</time>
      <span>{t('content.minutes', { count: readingMinutes })}</span>
    </p>
  )
}

/** When a campaign runs, and the code that belongs to it. */
function CampaignFacts({ state, startsAt, endsAt, code }: Campaign) {
  const { t, store } = useShop()
  const day = (time: number) => formatDate(new Date(time), store)
  return (
    <p className="content-facts">
      {state === 'over' && <b>{t('content.ended')}</b>}
      {state === 'upcoming' && startsAt && <b>{t('content.starts', { date: day(startsAt) })}</b>}
      {state !== 'over' && endsAt && <span>{t('content.ends', { date: day(endsAt - 1) })}</span>}
      {code && <span>{t('content.code', { code })}</span>}
    </p>
  )
}

/** The way on in the chapter's reading order. */
function Neighbours({ previous, next }: Pick<Content, 'previous' | 'next'>) {
  const { t } = useShop()
  if (!previous && !next) return null
  return (
    <nav className="content-links wide" aria-label={`${t('magazine.previous')}, ${t('magazine.next')}`}>
      {previous && (
        <ButtonLink href={previous.path} rel="prev" variant="secondary">
          {t('magazine.previous')}: {previous.title}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink href={next.path} rel="next" variant="secondary">
          {t('magazine.next')}: {next.title}
        </ButtonLink>
      )}
    </nav>
  )
}
