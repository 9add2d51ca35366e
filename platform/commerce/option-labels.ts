import { type NewLine, type OffersBySku, type OptionLabel, variantLabelsOf } from './lines.ts'
import { DOWNLOAD_LABEL } from './resolve-extras.ts'
import type { Language } from './stores.ts'

const texts: Record<Language, { part: string; file: string }> = {
  sv: { part: 'Innehåll', file: 'Fil' },
  nb: { part: 'Innhold', file: 'Fil' },
  en: { part: 'Contents', file: 'File' },
}

/**
 * What was chosen of a line, as texts in the store's language (contract §18.1): the variant, the parts of a bundle,
 * custom options. `[{ label: 'Längd', value: '187' }, { label: 'Innehåll', value: '1 × Glide wax' }]`.
 */
export function orderLabelsOf(line: NewLine, offersBySku: OffersBySku, language: Language): OptionLabel[] {
  const { part, file } = texts[language]
  const parts = line.components.map(({ sku, qty }) => ({
    label: part,
    value: `${qty} × ${offersBySku.get(sku)?.name ?? sku}`,
  }))
  const extras = line.extras.map(({ label, value }) => ({
    label: label === DOWNLOAD_LABEL ? file : label,
    value,
  }))
  return [...variantLabelsOf(line, offersBySku), ...parts, ...extras]
}
