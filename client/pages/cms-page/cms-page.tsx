import type { CmsPage as Content } from '#shared/content/cms-page.ts'
import type { PageData, PageMeta } from '#shared/page-data.ts'
import { sceneSizes } from '#shared/product/image-sizes.ts'
import { faqJsonLd } from '#shared/seo/content-json-ld.ts'
import { breadcrumbsJsonLd } from '#shared/seo/json-ld.ts'
import { Breadcrumbs } from '../../shop-ui/breadcrumbs.tsx'
import { JsonLd } from '../../shop-ui/head.tsx'
import { Picture } from '../../shop-ui/picture.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Html } from '../../ui/html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OpeningHours } from './opening-hours.tsx'

/** An editorial page: terms, delivery, questions and answers, opening hours. */
export function CmsPage({ page, meta }: PageData['cms-page'] & { meta: PageMeta }) {
  const { t, to, store, origins } = useShop()
  const { title, heroImage, bodyHtml, questions, openingHours } = page
  const parents = [{ name: t('cms-index.title'), path: to('cms-index', {}) }]
  const at = { store, origin: origins[store.code] }
  const crumbs = [...parents, { name: title, path: meta.canonical }]
  return (
    <article className="cms-page wide">
      <JsonLd data={import.meta.env.SSR && breadcrumbsJsonLd(crumbs, at)} />
      {questions.length > 0 && <JsonLd data={import.meta.env.SSR && faqJsonLd(questions)} />}
      <Breadcrumbs items={parents} current={title} />
      {heroImage && <Picture file={heroImage} size={sceneSizes.hero} alt="" loading="first" />}
      <h1>{title}</h1>
      <div>
        {bodyHtml && <Html html={bodyHtml} />}
        <Questions questions={questions} />
        {openingHours.length > 0 && <OpeningHours days={openingHours} />}
      </div>
    </article>
  )
}

/** Folds that open without JavaScript and that the browser's own search finds. */
const Questions = ({ questions }: Pick<Content, 'questions'>) =>
  questions.map(({ question, answerHtml }) => (
    <details key={question} className="content-fold">
      <summary>
        <b>{question}</b>
        <Icon name="chevron" />
      </summary>
      <Html html={answerHtml} />
    </details>
  ))
