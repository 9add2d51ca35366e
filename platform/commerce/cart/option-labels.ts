import type { Language } from '../stores.ts'
import { type NewLine, type OffersBySku, type OptionLabel, variantLabelsOf } from './lines.ts'
import { DOWNLOAD_LABEL } from './resolve-extras.ts'

const texts: Record<Language, { part: string; file: string }> = {
  sv: { part: 'Innehåll', file: 'Fil' },
  nb: { part: 'Innhold', file: 'Fil' },
  en: { part: 'Contents', file: 'File' },
}

/** The chosen options as labels in the answers of the cart calls: the parts of a bundle are named by it. */
export function cartLabelsOf(line: NewLine, offersBySku: OffersBySku, language: Language): OptionLabel[] {
  return labelsOf(line, offersBySku, { language, part: offersBySku.get(line.offerSku)?.name ?? line.sku })
}

/**
 * What was chosen of a line, as texts in the store's language (contract §18.1): the variant, the parts of a bundle,
 * custom options. `[{ label: 'Längd', value: '187' }, { label: 'Innehåll', value: '1 × Glide wax' }]`.
 */
export function orderLabelsOf(line: NewLine, offersBySku: OffersBySku, language: Language): OptionLabel[] {
  return labelsOf(line, offersBySku, { language, part: texts[language].part })
}

function labelsOf(
  line: NewLine,
  offersBySku: OffersBySku,
  { language, part }: { language: Language; part: string },
): OptionLabel[] {
  const parts = line.components.map(({ sku, qty }) => ({
    label: part,
    value: `${qty} × ${offersBySku.get(sku)?.name ?? sku}`,
  }))
  const extras = line.extras.map(({ label, value }) => ({
    label: label === DOWNLOAD_LABEL ? texts[language].file : label,
    value,
  }))
  return [...variantLabelsOf(line, offersBySku), ...parts, ...extras]
}
