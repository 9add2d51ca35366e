import { isRecord, Refusal, textOf } from '#platform/answers.ts'
import { toMinor } from '../money.ts'
import { type LineRequest, OPTIONS_MISSING } from './line-request.ts'
import type { Extra } from './lines.ts'
import type { CustomOption, ProductOptions } from './product-options.ts'

/** Label of a file of a downloadable product, in every language (option-labels.ts translates it). */
export const DOWNLOAD_LABEL = 'Download'
const TOO_LONG = 'The text is too long. Shorten the text and try again.'

interface Extras {
  extras: Extra[]
  custom: { option_id: string; option_value: string }[]
  links: number[]
}

/**
 * The texts and values of a product's custom options, and the files of a downloadable product (all when none is named).
 */
export function resolveExtras(request: LineRequest, choices: ProductOptions): Extras {
  const chosen = chosenTexts(request)
  const resolved: Extras = { extras: [], custom: [], links: [] }
  for (const option of choices.customOptions) {
    const text = chosen.get(String(option.option_id))?.trim() ?? ''
    if (text === '' && option.is_require) throw new Refusal(400, OPTIONS_MISSING)
    if (text === '') continue
    resolved.extras.push(toExtra(option, text))
    resolved.custom.push({ option_id: String(option.option_id), option_value: text })
  }
  for (const link of chosenLinks(request, choices)) {
    resolved.links.push(Number(link.id))
    resolved.extras.push({
      label: DOWNLOAD_LABEL,
      value: link.title,
      price: toMinor(link.price ?? 0),
      percent: false,
    })
  }
  return resolved
}

function toExtra(option: CustomOption, text: string): Extra {
  if (option.max_characters && [...text].length > option.max_characters) throw new Refusal(400, TOO_LONG)
  if (!option.values || option.values.length === 0) return priced(option.title, text, option)
  const picked = option.values.find((value) => String(value.option_type_id) === text)
  if (!picked) throw new Refusal(400, OPTIONS_MISSING)
  return priced(option.title, picked.title, picked)
}

function priced(
  label: string,
  value: string,
  price: { price?: number | null | undefined; price_type?: string | null | undefined },
): Extra {
  const percent = price.price_type === 'percent'
  return { label, value, percent, price: percent ? (price.price ?? 0) : toMinor(price.price ?? 0) }
}

function chosenTexts({ options }: LineRequest): Map<string, string> {
  const chosen = Array.isArray(options.custom_options) ? options.custom_options.filter(isRecord) : []
  return new Map(chosen.map((option) => [textOf(option.option_id), textOf(option.option_value)]))
}

function chosenLinks({ options }: LineRequest, { links }: ProductOptions): ProductOptions['links'] {
  const option = isRecord(options.downloadable_option) ? options.downloadable_option : {}
  const named = Array.isArray(option.downloadable_links) ? option.downloadable_links.map(textOf) : []
  const chosen = named.length > 0 ? links.filter((link) => named.includes(String(link.id))) : links
  if (links.length > 0 && chosen.length === 0) throw new Refusal(400, OPTIONS_MISSING)
  return chosen
}
