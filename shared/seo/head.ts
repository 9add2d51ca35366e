import { plainText } from '../content/plain-text.ts'
import type { EdgeTranslate } from '../i18n/translate.ts'
import type { Page, PageMeta } from '../page-data.ts'
import { clip, MAX_TITLE, OWN_TITLES, pageTitle } from './page-title.ts'

const MAX_DESCRIPTION = 155 // what search engines show

/** Title and description of a page: `Skate skis, page 2 | Skare`, at most 60 and 155 characters. */
export function headTexts(
  page: WithoutMeta<Page>,
  t: EdgeTranslate,
): Pick<PageMeta, 'title' | 'description' | 'image'> {
  const { title, description = null, image = null } = textsOf(page, t)
  return { title: pageTitle(title), description: description && clip(description, MAX_DESCRIPTION), image }
}

type WithoutMeta<P> = P extends Page ? Omit<P, 'meta'> : never

interface Texts {
  title: string
  description?: string
  image?: string | null
}

function textsOf(page: WithoutMeta<Page>, t: EdgeTranslate): Texts {
  switch (page.name) {
    case 'home':
      return {
        title: t('head.home.title'),
        description: t('head.home.description'),
        image: page.data.home.banner?.image ?? null,
      }
    case 'category': {
      const { category, list } = page.data
      const { name, image, metaTitle, metaDescription } = category
      const description =
        metaDescription || plainText(category.descriptionHtml) || t('head.category.description', { name })
      return { title: numbered(metaTitle || name, list.page, t), description, image }
    }
    case 'simple-product':
    case 'configurable-product':
    case 'virtual-product':
    case 'downloadable-product':
    case 'grouped-product':
    case 'bundle-product': {
      const { name, brand, summary, images } = page.data.product
      const title = brand && !name.includes(brand) ? `${brand} ${name}` : name
      return {
        title,
        description: summary || t('head.product.description', { name: title }),
        image: images[0]?.file ?? null,
      }
    }
    case 'search-result': {
      const { query } = page.data
      return { title: query ? t('head.search.title', { query }) : t('search.submit') }
    }
    case 'cms-page': {
      const { title, bodyHtml, heroImage, questions } = page.data.page
      const text = bodyHtml || questions.map(({ question }) => question).join(' ')
      return { title, description: plainText(text), image: heroImage }
    }
    case 'cms-index':
    case 'guides':
    case 'campaigns':
    case 'activities':
    case 'magazine': {
      const { title, text } = page.data.index
      return { title, description: text, image: page.data.index.teasers[0]?.image ?? null }
    }
    case 'activity': {
      const { title, excerpt, image } = page.data.content
      return { title: `${title} – ${t('activities.title')}`, description: excerpt, image } // because categories have the same names
    }
    case 'guide':
    case 'campaign':
    case 'magazine-chapter':
    case 'magazine-cms':
    case 'magazine-item': {
      const { title, excerpt, image } = page.data.content
      return { title, description: excerpt, image }
    }
    case 'brands':
      return { title: t('brands.title'), description: t('brands.text') }
    case 'brand': {
      const { name, parent, descriptionHtml, heroImage } = page.data.brand
      const full = parent && !name.startsWith(parent.name) ? `${parent.name} ${name}` : name
      return {
        title: numbered(full, page.data.list.page, t),
        description: plainText(descriptionHtml) || t('head.category.description', { name: full }),
        image: heroImage,
      }
    }
    case 'ski-finder':
      return { title: t('ski-finder.title'), description: t('ski-finder.text') }
    case 'withdraw':
      return {
        title:
          page.data.step === 'received'
            ? t(`withdraw.received.title.${page.data.withdrawal.kind}`)
            : t(`withdraw.${page.data.step}.title`),
      }
    case 'cart':
    case 'checkout':
    case 'order-confirmation':
    case 'wishlist':
    case 'compare':
    case 'account':
    case 'create-password':
    case 'offline':
    case 'error':
    case 'page-not-found':
      return { title: t(OWN_TITLES[page.name]) }
    default:
      return page satisfies never
  }
}

/** The title of later listing pages ends with the page number; a long one is cut before it. */
function numbered(title: string, page: number, t: EdgeTranslate): string {
  if (page === 1) return title
  const room = MAX_TITLE - t('head.numberedPage', { title: '', page }).length
  return t('head.numberedPage', { title: clip(title, room), page })
}
