import type { Breadcrumb } from '../product/product.ts'

/** A node of the menu. Three levels reach the browser: activities have entries of their own below them. */
export interface MenuItem {
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
