import type { PageData, PageMeta } from '#shared/page-data.ts'
import { breadcrumbsJsonLd } from '#shared/seo/json-ld.ts'
import { finderFields, findFinderFaults } from '#shared/skis/finder-query.ts'
import { SkierForm } from '../../features/ski-finder/skier-form.tsx'
import { Breadcrumbs } from '../../shop-ui/breadcrumbs.tsx'
import { JsonLd } from '../../shop-ui/head.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { FoundPackages } from './found-packages.tsx'
import { FoundSkis } from './found-skis.tsx'
import { TodaysWax } from './todays-wax.tsx'

/** The ski finder: a form and the skis that fit; beside it the wax for the snow of today. Works without JavaScript. */
export function SkiFinderPage(page: PageData['ski-finder'] & { meta: PageMeta }) {
  const { t, store, origins } = useShop()
  const { typed, skier, skis, packages, meta } = page
  const title = t('ski-finder.title')
  const { [finderFields.snow]: _, ...ofSkier } = typed // the other form's: it empties no field of this one
  const at = { store, origin: origins[store.code] }
  return (
    <div className="search-result-page">
      <div className="wide">
        <JsonLd
          data={import.meta.env.SSR && breadcrumbsJsonLd([{ name: title, path: meta.canonical }], at)}
        />
        <Breadcrumbs items={[]} current={title} />
        <h1>{title}</h1>
        <p className="content-lead">{meta.description}</p>
        <SkierForm key={JSON.stringify(ofSkier)} typed={typed} faults={findFinderFaults(typed)} />
      </div>
      {skier && skis && <FoundSkis skier={skier} skis={skis} hasPrice={finderFields.price in typed} />}
      {packages && <FoundPackages packages={packages} />}
      <TodaysWax {...page} />
    </div>
  )
}
