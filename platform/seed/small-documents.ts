import type { Source } from '../search/fields.ts'
import { type Store, stores } from '../search/stores.ts'
import { attributes } from './vocabulary/attributes.ts'

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
      ...{ id, attribute_id: id, attribute_code: code, slug: code, entity_type_id: PRODUCT_ENTITY_TYPE },
      ...{ frontend_input: input, frontend_label: label[language], default_frontend_label: label[language] },
      ...{ is_user_defined: true, is_visible: true, is_visible_on_front: true, is_comparable: isComparable },
      default_value: '',
      options: options.map((option) => ({
        value: String(option.id),
        label: option.label[language],
        ...(option.swatch && { swatch: option.swatch }),
      })),
    },
  }))
}

const GOODS_CLASS = 2
const CUSTOMER_CLASS = 3
const REGION_ANY = 0

/** The one tax rule: goods, at the rate of each country (contract §20). */
export const toTaxRuleDocuments = (): Document[] => [
  {
    id: 1,
    source: {
      ...{ id: 1, code: 'VAT', priority: 0, position: 0, calculate_subtotal: false },
      ...{ product_tax_class_ids: [GOODS_CLASS], customer_tax_class_ids: [CUSTOMER_CLASS] },
      tax_rates_ids: stores.map(({ id }) => id),
      rates: stores.map(({ id, country, taxPercent }) => ({
        ...{ id, tax_country_id: country, tax_region_id: REGION_ANY, region_name: '*', tax_postcode: '*' },
        ...{ rate: taxPercent, code: `VAT ${country}` },
      })),
    },
  },
]
