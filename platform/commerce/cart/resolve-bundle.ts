import { isRecord, Refusal, textOf } from '#platform/answers.ts'
import { type LineRequest, OPTIONS_MISSING } from './line-request.ts'
import type { Component, LineOptions } from './lines.ts'
import type { BundleOption } from './product-options.ts'

interface Bundle {
  options: NonNullable<LineOptions['bundle_options']>
  components: Component[]
}

interface Selection {
  ids: string[]
  qty: number | null
}

/** The members of a bundle that the request chose, or the defaults; null when the product is no bundle. */
export function resolveBundle(request: LineRequest, options: readonly BundleOption[]): Bundle | null {
  const choices = options.filter((option) => option.product_links.length > 0)
  if (choices.length === 0) return null
  const chosen = chosenSelections(request)
  const bundle: Bundle = { options: [], components: [] }
  for (const option of choices) {
    const selection = chosen.size > 0 ? chosen.get(String(option.option_id)) : defaultSelection(option)
    addSelection(bundle, option, selection)
  }
  return bundle
}

function addSelection(bundle: Bundle, option: BundleOption, selection: Selection | undefined): void {
  const links = option.product_links.filter((link) => selection?.ids.includes(String(link.id)))
  const isEmpty = links.length === 0 || selection?.qty === 0
  if (isEmpty && option.required) throw new Refusal(400, OPTIONS_MISSING)
  if (isEmpty) return
  const defaultQty = links[0]?.qty ?? 1
  const qty = links[0]?.can_change_quantity ? (selection?.qty ?? defaultQty) : defaultQty
  for (const link of links)
    bundle.components.push({ sku: link.sku, qty: isMultiple(option) ? link.qty : qty })
  bundle.options.push({
    option_id: Number(option.option_id),
    option_qty: qty,
    option_selections: links.map((link) => Number(link.id)),
  })
}

/** Whether several selections are allowed. Then each keeps its own quantity, as in Magento. */
const isMultiple = ({ type }: BundleOption) => type === 'checkbox' || type === 'multi'

function defaultSelection(option: BundleOption): Selection | undefined {
  const defaults = option.product_links.filter((one) => one.is_default)
  if (isMultiple(option) && defaults.length > 0) return { ids: defaults.map(({ id }) => String(id)), qty: 1 }
  const link =
    option.product_links.find((one) => one.is_default) ??
    (option.required && !option.must_choose ? option.product_links[0] : undefined)
  return link && { ids: [String(link.id)], qty: link.qty }
}

function chosenSelections({ options }: LineRequest): Map<string, Selection> {
  const chosen = Array.isArray(options.bundle_options) ? options.bundle_options.filter(isRecord) : []
  return new Map(chosen.map((option) => [textOf(option.option_id), toSelection(option)]))
}

function toSelection(option: Record<string, unknown>): Selection {
  const ids = Array.isArray(option.option_selections) ? option.option_selections.map(textOf) : []
  const qty = Math.trunc(Number(option.option_qty))
  return { ids, qty: Number.isFinite(qty) && qty >= 0 ? qty : null }
}
