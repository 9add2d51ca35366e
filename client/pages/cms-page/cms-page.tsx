import type { PageData } from '#shared/page-data.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Html } from '../../ui/html.tsx'
import { Picture } from '../../ui/picture.tsx'

const HERO_SIZE = { width: 1024, height: 432 }

/** An editorial page: terms, delivery, questions and answers. */
export const CmsPage = ({ page: { title, heroImage, bodyHtml } }: PageData['cms-page']) => (
  <article className="cms-page wide">
    <Breadcrumbs items={[]} current={title} />
    {heroImage && <Picture file={heroImage} size={HERO_SIZE} alt="" loading="first" />}
    <h1>{title}</h1>
    <Html html={bodyHtml} />
  </article>
)
