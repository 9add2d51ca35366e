import { stableJson } from '../stable-json.ts'
import type { LineOptions } from './line-options.ts'

/** What tells one line of a cart from another. */
export interface IdentifiedLine {
  sku: string
  /** The platform's id of the line; null while it knows nothing of it. */
  serverId: string | null
  options: LineOptions
}

/**
 * Whether two lines are the same (Spec §4, Cart item identity; contract §16.1). The first rule that applies to either
 * line decides: bundle and custom options compare ids or checksums, configurable ones the sku alone,
 * because a line keeps its id when another variant is chosen.
 */
export function isSameLine(one: IdentifiedLine, other: IdentifiedLine): boolean {
  const either = (kind: keyof LineOptions) => one.options[kind].length > 0 || other.options[kind].length > 0
  if (either('bundle') || either('custom')) return hasSameId(one, other) || checksum(one) === checksum(other)
  if (either('configurable')) return one.sku === other.sku
  return hasSameId(one, other) || one.sku === other.sku
}

/** Whether a line's sku is that of a bundle, joined with those of its members (contract §2.2). */
export const isBundleSku = (lineSku: string, bundleSku: string): boolean =>
  lineSku.startsWith(`${bundleSku}-`)

/** The chosen options as one text: the first list that is not empty among bundle, custom and configurable. */
export function checksum({ options }: Pick<IdentifiedLine, 'options'>): string {
  const { bundle, custom, configurable } = options
  return stableJson([bundle, custom, configurable].find((list) => list.length > 0) ?? null)
}

const hasSameId = (one: IdentifiedLine, other: IdentifiedLine) =>
  one.serverId !== null && one.serverId === other.serverId

/** A line as the shop shows it: its options are texts, and an id says nothing while the line is optimistic. */
interface ShownLine {
  sku: string
  options: { label: string; value: string }[]
}

/**
 * The same rule for lines as they are shown: one sku, and the same value under every label, in whatever order. The sku is a
 * configurable's child and a bundle's joined one, so it stands for what is chosen of these; the texts tell custom options apart.
 */
export const isSameShownLine = (one: ShownLine, other: ShownLine): boolean =>
  one.sku === other.sku && shownOptions(one) === shownOptions(other)

const shownOptions = ({ options }: ShownLine): string =>
  stableJson(options.map(({ label, value }) => stableJson([label, value])).toSorted())
