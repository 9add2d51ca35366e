import type { Store } from '../../search/stores.ts'
import type { Category } from '../categories.ts'
import type { Row } from '../to-rows.ts'
import type { EditorialPage } from './editorial.ts'
import {
  type HomeBlockPlan,
  homeBanner,
  homeBlocks,
  homeCategories,
  homeContentAreas,
  homeMiddleBlocks,
} from './home.ts'
import { aboutPage } from './pages/about.ts'
import { contactPage } from './pages/contact.ts'
import { deliveryPage } from './pages/delivery.ts'
import { faqPage } from './pages/faq.ts'
import { privacyPage } from './pages/privacy.ts'
import { sizeGuidePage } from './pages/size-guide.ts'
import { termsPage } from './pages/terms.ts'
import { withdrawalPage } from './pages/withdrawal.ts'

/** Pictures that content can show, below the image service. */
export const SCENES = [
  'forest-track',
  'mountain-plateau',
  'wax-room',
  'night-lamp',
  'race-start',
  'family-tour',
  'roller-road',
  'frozen-lake',
  'coast-trail',
  'cabin',
]

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

/** An entry of the content service, before it becomes a row. */
export interface EntryPlan {
  type: string
  id: string
  attributes: Record<string, unknown>
  relationships?: Record<string, unknown>
}

interface Context {
  store: Store
  categories: Map<string, Category>
}

/** Rows of `content_entry` for the language of one store. */
export function toContentRows(context: Context): Row[] {
  const entries = [
    ...SCENES.map(toAsset),
    ...editorialPages.map((page) => toPage(page, context)),
    ...toHome(context),
  ]
  return entries.map(({ type, id, attributes, relationships = {} }, position) => [
    ...[type, id, context.store.locale, position],
    ...[JSON.stringify(attributes), JSON.stringify(relationships)],
  ])
}

const toAsset = (scene: string): EntryPlan => ({
  type: 'asset',
  id: scene,
  attributes: { url: `/scene/${scene}.svg`, title: scene },
})

const asset = (scene: string) => ({ data: { type: 'asset', id: scene } })
const pointers = (type: string, ids: string[]) => ({ data: ids.map((id) => ({ type, id })) })

const toPage = ({ slug, title, scene, body, extras }: EditorialPage, { store }: Context): EntryPlan => ({
  type: 'pages',
  id: `page-${slug}`,
  attributes: { slug, title: title[store.language], body: body[store.language], ...extras },
  relationships: { heroImage: asset(scene) },
})

function toHome(context: Context): EntryPlan[] {
  const lists = { blocks: homeBlocks, middleBlocks: homeMiddleBlocks, contentAreas: homeContentAreas }
  const { attributes } = toBlock(homeBanner, context)
  const home: EntryPlan = {
    type: 'home',
    id: 'home',
    attributes: { title: 'Skare', banner: attributes },
    relationships: {
      bannerBackgroundImage: asset(homeBanner.scene),
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
  return [home, ...blocks, ...homeCategories.map((linked) => toLinkedCategory(linked, context))]
}

function toBlock(
  { id, title, text, label, category, scene, sku }: HomeBlockPlan,
  { store, categories }: Context,
): EntryPlan {
  const { language } = store
  return {
    type: 'homeBlock',
    id,
    attributes: {
      ...{ title: title[language], text: text[language] },
      link: { label: label[language], path: `/${categories.get(category)?.urlPath ?? ''}` },
      ...(sku && { productSku: sku }),
    },
    relationships: { image: asset(scene) },
  }
}

/** A category as home links it: by the platform's id, with an icon's name. */
function toLinkedCategory(
  { category, icon }: (typeof homeCategories)[number],
  { categories }: Context,
): EntryPlan {
  const { id, name, plan } = categories.get(category) ?? missing(category)
  return {
    type: 'linkedCategory',
    id: category,
    attributes: { title: name, icon, categoryItem: { magentoId: id } },
    relationships: { image: asset(plan.scene) },
  }
}

function missing(key: string): never {
  throw new Error(`home links no category ${key}`)
}
