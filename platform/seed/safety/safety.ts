import type { Language } from '../../commerce/stores.ts'
import type { Source } from '../../search/fields.ts'
import type { ProductPlan } from '../plan.ts'
import { type Maker, makerOf, responsibleFor } from './makers.ts'
import { warningsOfKinds } from './warnings.ts'

const GOODS: ProductPlan['type'][] = ['simple', 'configurable', 'bundle', 'grouped']

/** Who made goods and what to beware of (regulation (EU) 2023/988, article 19). Services, files and gift cards are none. */
export function safetyOf({ type, family, brand, picture }: ProductPlan, language: Language): Source {
  if (!GOODS.includes(type) || family === 'gift-card') return {}
  const responsible = responsibleFor(brand)
  return {
    manufacturer: inLanguage(makerOf(brand), language),
    ...(responsible && { responsible_person: inLanguage(responsible, language) }),
    safety_information: (warningsOfKinds[picture] ?? []).map((text) => text[language]),
  }
}

const inLanguage = ({ name, address, email }: Maker, language: Language) => ({
  name,
  address: address[language],
  email,
})
