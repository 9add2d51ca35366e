import { DAY_MS } from '../../../commerce/clock.ts'
import { shippingMethodsOf } from '../../../commerce/delivery/shipping.ts'
import type { Store } from '../../../commerce/stores.ts'
import type { Texts } from '../../vocabulary/texts.ts'
import { type ContentContext, categoryLink, type EntryPlan, sceneAsset, withPaths } from '../entry.ts'
import { parseMarkup } from '../markup.ts'
import type { CampaignSlug } from './texts/campaign-texts.ts'
import { en } from './texts/en.ts'
import { nb } from './texts/nb.ts'
import { sv } from './texts/sv.ts'

export interface CampaignPlan {
  slug: CampaignSlug
  scene: string
  title: Texts
  excerpt: Texts
  category: string
  skus: string[]
  couponCode?: string
  /** Days of the shop, the last one included. */
  startsAt?: string
  endsAt?: string
}

const texts = { sv, nb, en }
const CHRISTMAS_EVE = '2026-12-24'

/** A campaign as an entry. */
export function toCampaign(plan: CampaignPlan, context: ContentContext): EntryPlan {
  const { slug, title, excerpt, scene, category, skus, couponCode = null } = plan
  const { store } = context
  const text = texts[store.language][slug].replace('{lastDay}', lastDayBefore(CHRISTMAS_EVE, store))
  return {
    type: 'campaign',
    id: slug,
    attributes: {
      slug,
      title: title[store.language],
      excerpt: excerpt[store.language],
      body: withPaths(
        parseMarkup(text)
          .map(({ html }) => html)
          .join(''),
        context,
      ),
      startsAt: plan.startsAt ?? null,
      endsAt: plan.endsAt ?? null,
      couponCode,
      productSkus: skus,
      categoryLinks: [categoryLink(context, category)],
    },
    relationships: { heroImage: sceneAsset(scene) },
  }
}

const WEEKEND: readonly number[] = [0, 6]

/** The last day on which what is ordered arrives before another by the slowest way: `17 december`. */
function lastDayBefore(day: string, store: Store): string {
  const methods = shippingMethodsOf(store).filter(({ isAvailable }) => isAvailable)
  let left = Math.max(...methods.map(({ days: [, most] }) => most)) + 1
  let date = new Date(`${day}T12:00:00Z`)
  while (left > 0) {
    date = new Date(date.getTime() - DAY_MS)
    if (!WEEKEND.includes(date.getUTCDay())) left -= 1
  }
  const locale = store.language === 'en' ? 'en-GB' : store.locale // the shop writes British English
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(date)
}
