import { type BrandKey, brands } from '../../vocabulary/brands.ts'
import { say, type Texts } from '../../vocabulary/texts.ts'
import { type ContentContext, type EntryPlan, pointer, pointers, sceneAsset, withPaths } from '../entry.ts'
import { parseMarkup } from '../markup.ts'
import type { SizeGuideKey } from '../size-guides.ts'

/** What the editors say about a maker (R3.42). */
export interface BrandPlan {
  brand: BrandKey
  scene: string
  /** Markup (`../markup.ts`). */
  text: Texts
  keywords: Texts
  sizeGuides: SizeGuideKey[]
}

/** A brand's page. Its title finds it in whatever case it is asked for (R3.43). */
export function toBrand(plan: BrandPlan, context: ContentContext): EntryPlan {
  const { language } = context.store
  const { key, name, option } = brands[plan.brand]
  return {
    type: 'brand',
    id: key,
    attributes: {
      title: name,
      slug: key,
      brandOptionId: option,
      description: parseMarkup(plan.text[language])
        .map(({ html }) => withPaths(html, context))
        .join(''),
      metaKeywords: plan.keywords[language],
      topProductsTitle: topProducts(name)[language],
      showTopProducts: true,
      youtubeFilm: null,
    },
    relationships: {
      brandLogo: pointer('asset', `brand-${key}`),
      heroImage: sceneAsset(plan.scene),
      sizeguide: pointers('sizeGuide', plan.sizeGuides),
    },
  }
}

const topProducts = (name: string) =>
  say(`Mest köpt från ${name}`, `Mest kjøpt fra ${name}`, `Best sellers from ${name}`)
