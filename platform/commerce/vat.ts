/** VAT of every taxed product in every store, percent (contract §20). Prices of the index contain it (§17 C20). */
export const VAT_PERCENT = 25

/** The class of goods and services in the tax rules (contract §8.6). */
export const TAXED_CLASS = 2

/** The class of what is taxed when it is used, such as gift cards. */
export const UNTAXED_CLASS = 0

/** VAT of a product of a class, percent. */
export const vatPercentOfClass = (taxClassId: number | undefined): number =>
  taxClassId === UNTAXED_CLASS ? 0 : VAT_PERCENT
