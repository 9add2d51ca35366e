import type { Breadcrumb } from '../product/product.ts'

/** An item of the menu. There are at most three levels, because activities have their own entries. */
export interface MenuItem {
  name: string
  path: string
  children: MenuItem[]
}

/** A category for its page. */
export interface Category {
  id: number
  name: string
  path: string
  descriptionHtml: string
  /** What the merchant wants search engines to show. */
  metaTitle: string | null
  metaDescription: string | null
  image: string | null
  /** Child categories with products. */
  children: { name: string; path: string; count: number }[]
  breadcrumbs: Breadcrumb[]
}
