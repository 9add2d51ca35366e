import { type ShopPage, shopPath } from '#platform/mails/shop-links.ts'
import { sceneNames } from '../../images/scenes/scene-names.ts'
import { type Brand, brands } from '../vocabulary/brands.ts'
import type { Row } from '../write-rows.ts'
import { toActivities } from './activities.ts'
import { toBrand } from './brands/brand-plan.ts'
import { brandPlans } from './brands/brands.ts'
import { subBrandPlans, toSubBrand } from './brands/sub-brands.ts'
import { toCampaign } from './campaigns/campaign-plan.ts'
import { campaignPlans } from './campaigns/campaigns.ts'
import { categoryAssetId, pictureOf } from './category-pictures.ts'
import type { EditorialPage } from './editorial.ts'
import {
  type ContentContext,
  categoryLink,
  categoryOf,
  type EntryPlan,
  htmlOf,
  pointer,
  pointers,
  sceneAsset,
} from './entry.ts'
import { toGuide } from './guides/guide-plan.ts'
import { guidePlans } from './guides/guides.ts'
import {
  type HomeBlockPlan,
  homeBanner,
  homeBlocks,
  homeCategories,
  homeContentAreas,
  homeMiddleBlocks,
} from './home.ts'
import { journeys } from './magazine/journeys.ts'
import { toChapter } from './magazine/magazine-plan.ts'
import { technique } from './magazine/technique.ts'
import { workshop } from './magazine/workshop.ts'
import { aboutPage } from './pages/about.ts'
import { contactPage } from './pages/contact.ts'
import { deliveryPage } from './pages/delivery.ts'
import { faqPage } from './pages/faq.ts'
import { privacyPage } from './pages/privacy.ts'
import { sizeGuidePage } from './pages/size-guide.ts'
import { termsPage } from './pages/terms.ts'
import { withdrawalPage } from './pages/withdrawal.ts'
import { toSizeGuides } from './size-guides.ts'

export const editorialPages: EditorialPage[] = [
  contactPage,
  deliveryPage,
  faqPage,
  sizeGuidePage,
  aboutPage,
  termsPage,
  privacyPage,
  withdrawalPage,
]

/** Rows of `content_entry` for the language of one store. */
export function toContentRows(context: ContentContext): Row[] {
  const entries = [
    ...sceneNames.map(toAsset),
    ...Object.values(brands).map(toLogoAsset),
    ...[...context.categories.keys()].flatMap(toCategoryAsset),
    ...[...context.categories.keys()].map((key) => toLinkedCategory(key, context)),
    ...editorialPages.map((page) => toPage(page, context)),
    ...toHome(context),
    ...toSizeGuides(context),
    ...brandPlans.map((plan) => toBrand(plan, context)),
    ...subBrandPlans.map((plan) => toSubBrand(plan, context)),
    ...guidePlans.map((plan) => toGuide(plan, context)),
    ...toActivities(context),
    ...campaignPlans.map((plan) => toCampaign(plan, context)),
    ...chapterPlans.flatMap((plan) => toChapter(plan, context)),
  ]
  return entries.map(({ type, id, attributes, relationships = {} }, position) => [
    ...[type, id, context.store.locale, position],
    ...[JSON.stringify(attributes), JSON.stringify(relationships)],
  ])
}

const chapterPlans = [technique, journeys, workshop]

const toAsset = (scene: string): EntryPlan => ({
  type: 'asset',
  id: scene,
  attributes: { url: `/scene/${scene}.svg`, title: scene },
})

const toLogoAsset = ({ key, name }: Brand): EntryPlan => ({
  type: 'asset',
  id: `brand-${key}`,
  attributes: { url: `/brand/${key}.svg`, title: name },
})

function toCategoryAsset(key: string): EntryPlan[] {
  const url = pictureOf(key)
  return url ? [{ type: 'asset', id: categoryAssetId(key), attributes: { url, title: key } }] : []
}

function toPage(
  { slug, title, excerpt, scene, body, extras }: EditorialPage,
  context: ContentContext,
): EntryPlan {
  const { language } = context.store
  return {
    type: 'pages',
    id: `page-${slug}`,
    attributes: {
      slug,
      title: title[language],
      excerpt: excerpt[language],
      body: htmlOf(body, context),
      ...extras?.(context),
    },
    relationships: { heroImage: scene ? sceneAsset(scene) : { data: null } },
  }
}

function toHome(context: ContentContext): EntryPlan[] {
  const lists = { blocks: homeBlocks, middleBlocks: homeMiddleBlocks, contentAreas: homeContentAreas }
  const { attributes } = toBlock(homeBanner, context)
  const home: EntryPlan = {
    type: 'home',
    id: 'home',
    attributes: { title: 'Skare', banner: attributes },
    relationships: {
      bannerBackgroundImage: sceneAsset(homeBanner.scene),
      ...Object.fromEntries(
        Object.entries(lists).map(([name, blocks]) => [
          name,
          pointers(
            'homeBlock',
            blocks.map(({ id }) => id),
          ),
        ]),
      ),
      linkedCategories: pointers(
        'linkedCategory',
        homeCategories.map(({ category }) => category),
      ),
    },
  }
  const blocks = Object.values(lists)
    .flat()
    .map((block) => toBlock(block, context))
  return [home, ...blocks]
}

function toBlock(
  { id, title, text, label, category, shopPage, scene, sku }: HomeBlockPlan,
  context: ContentContext,
): EntryPlan {
  const { language } = context.store
  return {
    type: 'homeBlock',
    id,
    attributes: {
      title: title[language],
      text: text[language],
      link: {
        ...(category && categoryLink(context, category)),
        ...(shopPage && { path: pathBelowPrefix(shopPage, context) }),
        label: label[language],
      },
      ...(sku && { productSku: sku }),
    },
    relationships: { image: sceneAsset(scene) },
  }
}

/** As paths of content are written: the storefront puts the store's prefix before them. */
const pathBelowPrefix = (page: ShopPage, { store }: ContentContext): string =>
  shopPath(page, store).replace(/^\/en(?=\/)/, '')

/** A category as content shows it: by the platform's id, with a picture and, on the home page, an icon's name. */
function toLinkedCategory(key: string, { categories }: ContentContext): EntryPlan {
  const { id, name, urlPath, plan } = categoryOf(categories, key)
  const icon = homeCategories.find(({ category }) => category === key)?.icon ?? ''
  return {
    type: 'linkedCategory',
    id: key,
    attributes: { title: name, icon, path: `/${urlPath}`, categoryItem: { magentoId: id } },
    relationships: {
      image: pictureOf(key) ? pointer('asset', categoryAssetId(key)) : sceneAsset(plan.scene),
    },
  }
}
