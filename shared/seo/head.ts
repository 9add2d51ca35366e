import type { Translate } from '../i18n/translate.ts'
import type { Page } from '../page-data.ts'

export const SHOP_NAME = 'Skare'
const MAX_TITLE = 60 // what search engines show (field guide U144)
const MAX_DESCRIPTION = 155 // likewise

/** Title and description of a page, as search engines and shared links show them. */
export interface HeadTexts {
  title: string
  description: string | null
}

/** The texts of a page's head: `Skate skis, page 2 | Skare`, at most 60 and 155 characters. */
export function headTexts(page: Page, t: Translate): HeadTexts {
  const { title, description = null } = textsOf(page, t)
  return { title: pageTitle(title), description: description && clip(description, MAX_DESCRIPTION) }
}

function textsOf(page: Page, t: Translate): { title: string; description?: string } {
  switch (page.name) {
    case 'home':
      return { title: t('head.home.title'), description: t('head.home.description') }
    case 'category': {
      const { category, list } = page.data
      const { name } = category
      const title = list.page > 1 ? t('head.numberedPage', { title: name, page: list.page }) : name
      return {
        title,
        description: plainText(category.descriptionHtml) || t('head.category.description', { name }),
      }
    }
    case 'product': {
      const { name, brand, summary } = page.data.product
      const title = brand && !name.includes(brand) ? `${brand} ${name}` : name
      return { title, description: summary || t('head.product.description', { name: title }) }
    }
    case 'search-result': {
      const { query } = page.data
      return { title: query ? t('head.search.title', { query }) : t('head.search.empty') }
    }
    case 'cms-page':
      return { title: page.data.page.title, description: plainText(page.data.page.bodyHtml) }
    case 'cart':
      return { title: t('head.cart.title') }
    case 'checkout':
      return { title: t('head.checkout.title') }
    case 'order-confirmation':
      return { title: t('head.orderConfirmation.title') }
    case 'error':
      return { title: t('head.error.title') }
    case 'page-not-found':
      return { title: t('head.pageNotFound.title') }
    default:
      return page satisfies never
  }
}

/** `Skate skis | Skare`; the shop's name goes first when there is no room for both. */
export function pageTitle(title: string): string {
  const full = title.includes(SHOP_NAME) ? title : `${title} | ${SHOP_NAME}`
  return full.length <= MAX_TITLE ? full : clip(title, MAX_TITLE)
}

/** `text` within `max` characters, cut between words: `Long skis for…`. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s.,;:–-]+$/, '').toWellFormed()}…`
}

/** The words of sanitised HTML. */
export function plainText(html: string): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? ' ')
  return words.replace(/\s+/g, ' ').trim()
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
