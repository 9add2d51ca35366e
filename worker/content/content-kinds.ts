import { pathTo } from '#shared/paths.ts'
import type { StoreView } from '#shared/store-views.ts'

/** A kind of editorial page: its type at the content service and its path. */
interface Kind {
  type: string
  include: string[]
  /** Types of the entries that are included, besides its own and pictures. */
  includedTypes: string[]
  path: (slug: string, store: StoreView) => string
}

const BLOCKS = [
  'contentBlocks',
  'contentBlocks.image',
  'contentBlocks.bgImage',
  'mediaBlocks',
  'mediaBlocks.image',
]
const BLOCK_TYPES = ['magazineBlock', 'mediaBlock']

/** The editorial pages by kind (contract §13). */
export const contentKinds = {
  page: {
    type: 'pages',
    include: ['heroImage'],
    includedTypes: [],
    path: (slug, store) => pathTo('cms-page', { slug }, store),
  },
  guide: {
    type: 'guides',
    include: ['heroImage', ...BLOCKS, 'relatedGuides', 'relatedGuides.heroImage'],
    includedTypes: BLOCK_TYPES,
    path: (slug, store) => pathTo('guide', { slug }, store),
  },
  campaign: {
    type: 'campaign',
    include: ['heroImage', ...BLOCKS],
    includedTypes: BLOCK_TYPES,
    path: (slug, store) => pathTo('campaign', { slug }, store),
  },
  activity: {
    type: 'activityPage',
    include: ['hero', ...BLOCKS, 'childCategories', 'childCategories.image'],
    includedTypes: [...BLOCK_TYPES, 'linkedCategory'],
    path: (slug, store) => pathTo('activity', { slug }, store),
  },
  chapter: {
    type: 'magazineChapter',
    include: ['image', 'heroLogo', ...BLOCKS, 'articles', 'articles.image'],
    includedTypes: [...BLOCK_TYPES, 'magazineItem'],
    path: (slug, store) => pathTo('magazine-chapter', { slug }, store),
  },
  article: {
    type: 'magazineItem',
    include: ['image', 'heroLogo', ...BLOCKS, 'chapter'],
    includedTypes: [...BLOCK_TYPES, 'magazineChapter'],
    path: (slug, store) => pathTo('magazine-chapter', { slug }, store), // inside a chapter its path is below the chapter's
  },
} satisfies Record<string, Kind>

export type ContentKind = keyof typeof contentKinds
