import type { OrderRequest } from '../api/checkout.ts'
import type { Cart, CartLine } from '../cart/cart.ts'
import { isBundleSku } from '../cart/line-identity.ts'
import { choiceOf } from '../cart/same-choice.ts'
import { unavailableLines } from '../cart/unavailable-lines.ts'

/** What an order was agreed to cost, line by line. Minor units, VAT included. */
export interface Terms {
  lines: TermsLine[]
  /** Null: not known. */
  shipping: number | null
  /** What the way to pay costs; absent: nothing. */
  payment?: number | undefined
  grandTotal: number
}

interface TermsLine {
  sku: string
  /** What tells lines of one sku apart (`choiceOf`). Absent: nothing was chosen, or an earlier build has kept the order. */
  chosen?: string | undefined
  name: string
  quantity: number
  /** Null: not known, an earlier build has kept the order. */
  rowTotal: number | null
  /** False: sold out, or too few are left. */
  inStock: boolean
  /** Of a group that was added without a connection: the platform has a line for each of its members. */
  members?: { sku: string; quantity: number }[]
}

/** What the shop orders must be that, or the shopper is asked. */
export const expectedOf = ({ lines, totals }: Cart): OrderRequest['expected'] => ({
  lines: lines.flatMap((line) => membersOf(line) ?? { sku: line.sku, quantity: line.quantity }),
  grandTotal: totals.grandTotal,
})

/** How many of each member a group's line stands for; undefined: it is no group. */
function membersOf({ quantity, selections }: Pick<CartLine, 'quantity' | 'selections'>) {
  const chosen = selections?.members.filter((member) => member.quantity > 0) ?? []
  if (chosen.length === 0) return undefined
  return chosen.map((member) => ({ sku: member.sku, quantity: member.quantity * quantity }))
}

/** What a cart costs now, as it is shown and kept with an order. */
export function termsOf({ lines, totals: { shipping, payment, grandTotal } }: Cart): Terms {
  const unavailable = unavailableLines({ lines })
  const terms = lines.map((line) => {
    const { sku, name, quantity, rowTotal } = line
    const members = membersOf(line)
    const chosen = line.selections && choiceOf(line.selections)
    return {
      sku,
      ...(chosen && { chosen }),
      name,
      quantity,
      rowTotal,
      inStock: !unavailable.includes(line),
      ...(members && { members }),
    }
  })
  return { lines: terms, shipping, ...(payment && { payment }), grandTotal }
}

/** The terms of an order that an earlier build has kept without them. */
export const termsOfExpected = ({ lines, grandTotal }: OrderRequest['expected']): Terms => ({
  lines: lines.map(({ sku, quantity }) => ({ sku, name: sku, quantity, rowTotal: null, inStock: true })),
  shipping: null,
  grandTotal,
})

/** One difference between what was agreed and what would be ordered now. */
export type TermsChange =
  | { kind: 'soldOut' | 'gone' | 'added'; name: string }
  | { kind: 'quantity' | 'price'; name: string; before: number; now: number }
  | { kind: 'shipping' | 'payment'; before: number; now: number }

/** What has changed, line by line; the sum is beside it. */
export function compareTerms(before: Terms, now: Terms): TermsChange[] {
  const byChoice = before.lines.some(({ chosen }) => chosen)
  const old = before.lines.flatMap(toSingleLines)
  const { pairs, gone } = pairLines(joinSame(old, byChoice), joinSame(now.lines, byChoice))
  const names = new Set(gone.map(({ name }) => name))
  return [
    ...[...names].map((name): TermsChange => ({ kind: 'gone', name })),
    ...pairs.flatMap(([was, line]) => lineChanges(was, line)),
    ...sumChange('shipping', before.shipping, now.shipping),
    ...sumChange('payment', before.payment ?? 0, now.payment ?? 0),
  ]
}

/** A group as the lines that the platform makes of it, under the group's name. What each of them costs is not known. */
const toSingleLines = ({ members, ...line }: TermsLine): TermsLine[] =>
  members?.map((member) => ({ ...line, ...member, rowTotal: null })) ?? [line]

/**
 * The lines of one sku and choice as one: a group's member may also be bought alone, and the platform has one line of both.
 * `byChoice`: the terms say what was chosen; without it the sku has to do.
 */
function joinSame(lines: TermsLine[], byChoice: boolean): TermsLine[] {
  const joined = new Map<string, TermsLine>()
  for (const line of lines) {
    const key = byChoice ? `${line.sku} ${line.chosen}` : line.sku
    const same = joined.get(key)
    joined.set(key, same ? joinTwo(same, line) : line)
  }
  return [...joined.values()]
}

const joinTwo = (one: TermsLine, other: TermsLine): TermsLine => ({
  ...one,
  quantity: one.quantity + other.quantity,
  rowTotal: one.rowTotal === null || other.rowTotal === null ? null : one.rowTotal + other.rowTotal,
  inStock: one.inStock && other.inStock,
})

/** Each line with the one it was, if any, and the lines that are gone. A line becomes one line at most: first that of the same choice. */
function pairLines(before: TermsLine[], now: TermsLine[]) {
  const gone = [...before]
  const take = (isMatch: (line: TermsLine) => boolean) => {
    const index = gone.findIndex(isMatch)
    return index < 0 ? undefined : gone.splice(index, 1)[0]
  }
  const exact = now.map((line) => take((was) => isSameTerm(was, line) && was.chosen === line.chosen))
  const pairs = now.map((line, at) => [exact[at] ?? take((was) => isSameTerm(was, line)), line] as const)
  return { pairs, gone }
}

/** The same sku; a bundle that was added without a connection has its own, and the platform's line those of its members, too. */
const isSameTerm = (before: TermsLine, now: TermsLine): boolean =>
  before.sku === now.sku || (isBundleSku(now.sku, before.sku) && before.name === now.name)

function lineChanges(before: TermsLine | undefined, now: TermsLine): TermsChange[] {
  const { name } = now
  if (!now.inStock) return [{ kind: 'soldOut', name }]
  if (!before) return [{ kind: 'added', name }]
  if (before.quantity !== now.quantity)
    return [{ kind: 'quantity', name, before: before.quantity, now: now.quantity }]
  if (before.rowTotal === null || now.rowTotal === null || before.rowTotal === now.rowTotal) return []
  return [{ kind: 'price', name, before: before.rowTotal, now: now.rowTotal }]
}

const sumChange = (kind: 'shipping' | 'payment', before: number | null, now: number | null): TermsChange[] =>
  before === null || now === null || before === now ? [] : [{ kind, before, now }]

/** Whether the shopper can accept these terms as they are: there is something to order, and all of it can be had. */
export const canAccept = ({ lines }: Terms): boolean =>
  lines.length > 0 && lines.every(({ inStock }) => inStock)
