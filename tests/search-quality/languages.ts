import { english } from './english.ts'
import type { JudgedQuery } from './judged-query.ts'
import { norwegian } from './norwegian.ts'
import { swedish } from './swedish.ts'

export interface JudgedLanguage {
  name: string
  /** The search index of its store. */
  index: string
  queries: JudgedQuery[]
}

export const judgedLanguages: JudgedLanguage[] = [
  { name: 'Swedish', index: 'vue_storefront_catalog', queries: swedish },
  { name: 'Norwegian', index: 'vue_storefront_catalog_no', queries: norwegian },
  { name: 'English', index: 'vue_storefront_catalog_en', queries: english },
]
