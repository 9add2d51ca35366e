import { isRecord, Refusal, textOf } from '#platform/answers.ts'
import type { Offer } from '../offers.ts'
import { candidateSkus, type LineRequest, OPTIONS_MISSING } from './line-request.ts'
import { type LineOptions, type NewLine, NOT_AVAILABLE } from './lines.ts'
import type { ProductLookup, ProductOptions } from './product-options.ts'
import { resolveBundle } from './resolve-bundle.ts'
import { resolveExtras } from './resolve-extras.ts'

const NO_OPTIONS: ProductOptions = { customOptions: [], bundleOptions: [], links: [] }
const UNKNOWN_PRODUCT = "The product that was requested doesn't exist. Verify the product and try again."

/**
 * The cart line of a request: options select a configurable's child, a bundle's members are resolved, and printed texts
 * get their price. Refuses with the platform's messages (contract §2.3).
 */
export function resolveLine(request: LineRequest, lookup: ProductLookup): NewLine {
  const offer = findOffer(request, lookup)
  if (offer.status !== 1) throw new Refusal(400, NOT_AVAILABLE)
  const choices = optionsOf(offer, lookup)
  const bundle = resolveBundle(request, choices.bundleOptions)
  const { extras, custom, links } = resolveExtras(request, choices)
  const configured = configuredOptions(offer, request)
  const options: LineOptions = {
    ...(custom.length > 0 && { custom_options: custom }),
    ...(configured && { configurable_item_options: configured }),
    ...(bundle && { bundle_options: bundle.options }),
    ...(links.length > 0 && { downloadable_option: { downloadable_links: links } }),
  }
  const sku = bundle ? [offer.sku, ...bundle.components.map((part) => part.sku)].join('-') : offer.sku
  return {
    key: JSON.stringify([offer.sku, custom, bundle?.options ?? [], links]),
    sku,
    offerSku: offer.sku,
    productType: configured ? 'configurable' : offer.typeId,
    qty: request.qty,
    options,
    components: bundle?.components ?? [],
    extras,
  }
}

function optionsOf({ sku, parentSku }: Offer, { optionsBySku }: ProductLookup): ProductOptions {
  return optionsBySku.get(sku) ?? optionsBySku.get(parentSku ?? '') ?? NO_OPTIONS
}

function findOffer(request: LineRequest, { offersBySku, optionsBySku }: ProductLookup): Offer {
  const own = offersBySku.get(request.sku)
  if (own && own.typeId !== 'configurable' && own.typeId !== 'grouped') return own
  const children = [...offersBySku.values()].filter((offer) => offer.parentSku === request.sku)
  const bundle = candidateSkus(request)
    .map((sku) => offersBySku.get(sku))
    .find((offer) => offer?.typeId === 'bundle')
  if (!own && bundle) return bundle
  if (!own && children.length === 0 && !optionsBySku.has(request.sku)) throw new Refusal(404, UNKNOWN_PRODUCT)
  const requestedValues = chosenValues(request)
  const child =
    requestedValues.size > 0 ? children.find((offer) => matches(offer, requestedValues)) : undefined
  if (!child) throw new Refusal(400, requestedValues.size > 0 ? NOT_AVAILABLE : OPTIONS_MISSING)
  return child
}

function matches(child: Offer, requestedValues: ReadonlyMap<string, string>): boolean {
  return child.options.every(
    (option) => requestedValues.get(String(option.attribute_id)) === String(option.value),
  )
}

function chosenValues({ options }: LineRequest): Map<string, string> {
  const chosen = Array.isArray(options.configurable_item_options) ? options.configurable_item_options : []
  return new Map(
    chosen.filter(isRecord).map((option) => [textOf(option.option_id), textOf(option.option_value)]),
  )
}

function configuredOptions(
  offer: Offer,
  request: LineRequest,
): LineOptions['configurable_item_options'] | null {
  const isChosen = request.sku === offer.parentSku || chosenValues(request).size > 0
  if (!isChosen || offer.parentSku === null) return null
  return offer.options.map((option) => ({
    option_id: String(option.attribute_id),
    option_value: Number(option.value),
  }))
}
