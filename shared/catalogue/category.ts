import type { Breadcrumb } from '../product/product.ts'

/** A node of the menu: two levels reach the browser. */
export interface MenuItem {
  id: number
  name: string
  path: string
  children: MenuItem[]
}

/** A category as its page shows it. */
export interface Category {
  id: number
  name: string
  path: string
  descriptionHtml: string
  image: string | null
  /** Child categories with products. */
  children: { name: string; path: string; count: number }[]
  breadcrumbs: Breadcrumb[]
}
