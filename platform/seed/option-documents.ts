import type { Language } from '../commerce/stores.ts'
import type { Source } from '../search/fields.ts'
import type { ProductPlan } from './plan.ts'

/** Options of customised products, bundles and downloads. */
export const optionsOf = (plan: ProductPlan, language: Language): Source => ({
  custom_options: customOptionsOf(plan, language),
  bundle_options: bundleOptionsOf(plan, language),
  extension_attributes: plan.downloads && { downloadable_product_links: linksOf(plan.downloads, language) },
})

const customOptionsOf = ({ customOptions }: ProductPlan, language: Language): Source[] | undefined =>
  customOptions?.map(({ title, type, isRequired, maxCharacters, price, validation }, at) => ({
    option_id: at + 1,
    title: title[language],
    type,
    is_require: isRequired,
    sort_order: at + 1,
    max_characters: maxCharacters,
    price: price[language],
    price_type: 'fixed',
    validation,
  }))

const bundleOptionsOf = ({ sku: ownSku, bundle }: ProductPlan, language: Language): Source[] | undefined =>
  bundle?.map(({ title, isRequired, isMultiple = false, canChangeQuantity, mustChoose, links }, at) => ({
    option_id: at + 1,
    title: title[language],
    required: isRequired,
    type: isMultiple ? 'checkbox' : 'radio',
    must_choose: mustChoose,
    position: at + 1,
    sku: ownSku,
    product_links: links.map(({ sku, qty, isDefault }, position) => ({
      id: String((at + 1) * 100 + position + 1),
      sku,
      option_id: at + 1,
      qty,
      position: position + 1,
      is_default: isDefault,
      price: null,
      price_type: null,
      can_change_quantity: canChangeQuantity ? 1 : 0,
    })),
  }))

const linksOf = (titles: NonNullable<ProductPlan['downloads']>, language: Language): Source[] =>
  titles.map((title, at) => ({ id: at + 1, title: title[language], sort_order: at + 1, price: 0 }))
