import { type ShippingMethod, shippingMethodsOf } from '../../commerce/delivery/shipping.ts'
import { RETURN_COSTS } from '../../commerce/orders/withdrawal-period.ts'
import { formatAmount } from '../../commerce/payment/hosted-amounts.ts'
import { type Language, type Store, stores } from '../../commerce/stores.ts'
import { say, type Texts } from '../vocabulary/texts.ts'

/** The settings of a store in the words of its pages. */
export interface ShopFacts {
  /** Every way to deliver: its name, its time, its price. `Ombud`, `1–3 vardagar`, `49 kr`. */
  deliveries: string[][]
  /** Value of goods from which it is free. */
  freeFrom: string
  /** What a return costs the shopper. */
  returnCost: string
}

const workingDays = say('vardagar', 'virkedager', 'working days')
const nextDay = say('Nästa vardag', 'Neste virkedag', 'Next working day')

/** The facts of the store that speaks a language: each language has one. */
function factsOf(language: Language): ShopFacts {
  const store = storeSpeaking(language)
  const methods = shippingMethodsOf(store).filter(({ isAvailable }) => isAvailable)
  const limits = methods.flatMap(({ freeFrom }) => freeFrom ?? [])
  return {
    deliveries: methods.map((method) => [
      method.methodTitle,
      timeOf(method, language),
      formatAmount(method.price, store),
    ]),
    freeFrom: formatAmount(Math.min(...limits), store),
    returnCost: formatAmount(RETURN_COSTS[store.code], store),
  }
}

/** The store of a language; all of them have one. */
export function storeSpeaking(language: Language): Store {
  const store = stores.find((one) => one.language === language)
  if (!store) throw new Error(`no store speaks ${language}`)
  return store
}

function timeOf({ days: [min, max] }: ShippingMethod, language: Language): string {
  return max === 1 ? nextDay[language] : `${min}–${max} ${workingDays[language]}`
}

/** A text of each language with its store's facts. */
export const withFacts = (
  sv: (facts: ShopFacts) => string,
  nb: (facts: ShopFacts) => string,
  en: (facts: ShopFacts) => string,
): Texts => say(sv(factsOf('sv')), nb(factsOf('nb')), en(factsOf('en')))
