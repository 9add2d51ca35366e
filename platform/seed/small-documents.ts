import { OPEN_PURCHASE_DAYS } from '../commerce/orders/withdrawal-period.ts'
import { DISPATCH_HOURS } from '../commerce/promises.ts'
import { type Store, stores } from '../commerce/stores.ts'
import { TAXED_CLASS, VAT_PERCENT } from '../commerce/vat.ts'
import type { Source } from '../search/fields.ts'
import { type ContentContext, htmlOf } from './content/entry.ts'
import { editorialPages } from './content/to-content-rows.ts'
import { attributes } from './vocabulary/attributes.ts'
import { say } from './vocabulary/texts.ts'

interface Document {
  id: number
  source: Source
}

const PRODUCT_ENTITY_TYPE = 4 // Magento's number for products

/** The attributes of a store with their options (contract §8.6). */
export function toAttributeDocuments({ language }: Store): Document[] {
  return Object.values(attributes).map(({ id, code, label, input, isComparable, options }) => ({
    id,
    source: {
      id,
      attribute_id: id,
      attribute_code: code,
      slug: code,
      entity_type_id: PRODUCT_ENTITY_TYPE,
      frontend_input: input,
      frontend_label: label[language],
      default_frontend_label: label[language],
      is_user_defined: true,
      is_visible: true,
      is_visible_on_front: true,
      is_comparable: isComparable,
      default_value: '',
      options: options.map((option) => ({
        value: String(option.id),
        label: option.label[language],
        ...(option.swatch && { swatch: option.swatch }),
      })),
    },
  }))
}

const CUSTOMER_CLASS = 3
const REGION_ANY = 0

/** The one tax rule: goods, at the rate of each country (contract §20). */
export const toTaxRuleDocuments = (): Document[] => [
  {
    id: 1,
    source: {
      id: 1,
      code: 'VAT',
      priority: 0,
      position: 0,
      calculate_subtotal: false,
      product_tax_class_ids: [TAXED_CLASS],
      customer_tax_class_ids: [CUSTOMER_CLASS],
      tax_rates_ids: stores.map(({ id }) => id),
      rates: stores.map(({ id, country }) => ({
        id,
        tax_country_id: country,
        tax_region_id: REGION_ANY,
        region_name: '*',
        tax_postcode: '*',
        rate: VAT_PERCENT,
        code: `VAT ${country}`,
      })),
    },
  },
]

const WRITTEN = '2026-02-02 09:00:00'

/** The editorial pages as the platform's own CMS knows them (contract §7). */
export const toCmsPageDocuments = (context: ContentContext): Document[] =>
  editorialPages.map(({ slug, title, body }, at) => {
    const { id: storeId, language } = context.store
    return {
      id: at + 1,
      source: {
        id: at + 1,
        page_id: at + 1,
        identifier: slug,
        title: title[language],
        content_heading: title[language],
        content: htmlOf(body, context),
        page_layout: '1column',
        meta_title: title[language],
        meta_description: '',
        active: true,
        store_id: [storeId],
        creation_time: WRITTEN,
        update_time: WRITTEN,
      },
    }
  })

const promises = [
  {
    identifier: 'shipping-promise',
    text: say(
      `I lager, skickas inom ${DISPATCH_HOURS} timmar`,
      `På lager, sendes innen ${DISPATCH_HOURS} timer`,
      `In stock, ships within ${DISPATCH_HOURS} hours`,
    ),
  },
  {
    identifier: 'return-promise',
    text: say(
      `${OPEN_PURCHASE_DAYS} dagars öppet köp`,
      `${OPEN_PURCHASE_DAYS} dagers åpent kjøp`,
      `${OPEN_PURCHASE_DAYS} days to return`,
    ),
  },
]

/** Short notices that stand on many pages. */
export const toCmsBlockDocuments = ({ id: storeId, language }: Store): Document[] =>
  promises.map(({ identifier, text }, at) => ({
    id: at + 1,
    source: {
      id: at + 1,
      identifier,
      title: text[language],
      content: `<p>${text[language]}</p>`,
      active: true,
      store_id: [storeId],
    },
  }))
