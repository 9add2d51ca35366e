import type { ProductCard } from '../product/product.ts'

/** Maximum number of each kind of block on the home page (Spec §2 and §9, Home layout). */
export const HOME_LIMITS = { blocks: 4, middleBlocks: 5, contentAreas: 2, productsPerBlock: 1 } as const

/** The home page's content, with its products and categories. */
export interface Home {
  banner: HomeBanner | null
  blocks: HomeBlock[]
  middleBlocks: HomeBlock[]
  contentAreas: HomeBlock[]
  categories: { name: string; path: string; icon: string; image: string | null }[]
}

export interface HomeBanner {
  title: string
  text: string
  image: string | null
  link: { label: string; path: string } | null
}

export interface HomeBlock {
  title: string
  text: string
  image: string | null
  link: { label: string; path: string } | null
  product: ProductCard | null
}
