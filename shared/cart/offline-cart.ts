import type { CartChanges } from '../api/cart.ts'
import { type Selections, selectsNothing } from '../product/selections.ts'
import type { Cart, CartLine } from './cart.ts'
import { isSameShownLine } from './line-identity.ts'
import { FIRST_OFFLINE_ID, type NewLine, withLines, withoutLine, withQuantity } from './optimistic.ts'
import { MOST_OF_A_LINE } from './quantity.ts'
import { isSameChoice } from './same-choice.ts'
import { rowTotal } from './totals.ts'

/**
 * What a shopper wants of one line, whatever the shop's cart holds by now: a quantity, never a difference. So sending it
 * twice changes nothing, and an answer that was lost does no harm.
 */
export type OfflineChange =
  | { kind: 'quantity'; id: number; sku: string; quantity: number }
  /** Added without a connection. `line` is what the cart shows until the shop knows it; at quantity 0 it is taken out again. */
  | { kind: 'add'; line: NewLine; selections: Selections | null; quantity: number }

/** The changes of a store's cart that the shop has not heard of. */
export interface OfflineCart {
  /** Given with the first change: lines added to a later cart have the same ids. None: of an earlier build, or no changes. */
  id?: string
  /** Ids of the lines that the shop had confirmed before: others with the same product are our own additions. */
  baseIds: number[]
  changes: OfflineChange[]
}

export const noOfflineChanges: OfflineCart = { baseIds: [], changes: [] }

/** Ids of added lines say their place among the changes. */
const addedId = (place: number) => FIRST_OFFLINE_ID - place
const placeOf = (id: number) => FIRST_OFFLINE_ID - id

/** Whether a line of the cart was added without a connection. */
export const isAddedOffline = (id: number): boolean => id <= FIRST_OFFLINE_ID

/** The cart with these changes: what the shop has confirmed, and on top of it what the shopper wants. */
export const withOfflineChanges = (confirmed: Cart, { baseIds, changes }: OfflineCart): Cart =>
  changes.reduce((cart, change, place) => {
    if (change.kind === 'quantity') return withChangedLine(cart, change.id, change.quantity)
    const added = findAdded(cart, change, baseIds)
    return added
      ? withChangedLine(cart, added.id, change.quantity)
      : withAddedLine(cart, change, addedId(place))
  }, confirmed)

type Addition = Extract<OfflineChange, { kind: 'add' }>

/** The line that the shop has made of an addition, while the device still keeps it: its answer came late, or was lost. */
const findAdded = ({ lines }: Cart, { line }: Addition, baseIds: number[]) =>
  lines.find((one) => one.id > 0 && !baseIds.includes(one.id) && isSameShownLine(one, line))

const withChangedLine = (cart: Cart, id: number, quantity: number): Cart =>
  quantity === 0 ? withoutLine(cart, id) : withQuantity(cart, id, quantity)

function withAddedLine(cart: Cart, change: Addition, id: number): Cart {
  const { quantity } = change
  if (quantity === 0) return cart
  const selections = change.selections ?? undefined
  const line = { ...change.line, selections, quantity, configurableId: null, stockNotice: null, id }
  return withLines(cart, [...cart.lines, { ...line, rowTotal: rowTotal(line) }])
}

/** What a shopper does to the cart. */
export type OfflineStep =
  | { kind: 'add'; line: NewLine; selections: Selections | null }
  /** 0 takes the line out. */
  | { kind: 'quantity'; id: number; quantity: number }
  | { kind: 'clear' }

/** The changes after one more step. `confirmed` is the cart as the shop last confirmed it. */
export function afterStep(offline: OfflineCart, confirmed: Cart, step: OfflineStep): OfflineCart {
  const { lines } = withOfflineChanges(confirmed, offline)
  switch (step.kind) {
    case 'add':
      return afterAddition(offline, confirmed, step)
    case 'quantity':
      return afterQuantity(offline, confirmed, step)
    case 'clear':
      return lines.reduce((next, { id }) => afterQuantity(next, confirmed, { id, quantity: 0 }), offline)
    default:
      return step satisfies never
  }
}

type Adding = Omit<Extract<OfflineStep, { kind: 'add' }>, 'kind'>

/** The shop refuses all changes together when one is more than it takes. */
const allowed = (quantity: number): number => Math.min(MOST_OF_A_LINE, quantity)

/** What the cart holds already becomes more of it. Idempotent: the change says how many there are to be. */
function afterAddition(offline: OfflineCart, confirmed: Cart, { line, selections }: Adding): OfflineCart {
  const chosen = selections && !selectsNothing(selections) ? selections : null
  const { lines } = withOfflineChanges(confirmed, offline)
  if (chosen?.members.length) return afterGroup(offline, confirmed, { line, selections: chosen, lines })
  const same = lines.find((other) =>
    chosen ? isSameChosen(other, line, chosen) : !other.selections && isSameShownLine(other, line),
  )
  if (!same) return withAddition(offline, confirmed, { line, selections: chosen })
  const most = line.maxQuantity || Number.POSITIVE_INFINITY // a bundle's own stock may be 0
  const quantity = Math.min(most, same.quantity + line.quantity)
  return afterQuantity(offline, confirmed, { id: same.id, quantity })
}

const withAddition = (offline: OfflineCart, confirmed: Cart, { line, selections }: Adding): OfflineCart =>
  withChanges(offline, confirmed, [
    ...offline.changes,
    { kind: 'add', line, selections, quantity: allowed(line.quantity) },
  ])

/** Whether a line is of this product with this choice. A part that names no quantity comes in the one that the line has it in. */
function isSameChosen({ type, sku, parentSku, selections }: CartLine, line: NewLine, chosen: Selections) {
  const isSameProduct = type === 'bundle' ? parentSku === line.parentSku : sku === line.sku
  if (!isSameProduct || !selections) return false
  const bundle = chosen.bundle.map((part) => ({
    ...selections.bundle.find(({ optionId }) => optionId === part.optionId),
    ...part,
  }))
  return isSameChoice(selections, { ...chosen, bundle })
}

/** A group is its members: those that the cart holds already become more of them, the others are added as the group. */
function afterGroup(
  offline: OfflineCart,
  confirmed: Cart,
  { line, selections, lines }: { line: NewLine; selections: Selections; lines: CartLine[] },
): OfflineCart {
  let { unitPrice } = line
  let next = offline
  const members = selections.members.filter(({ sku, quantity }) => {
    const held = lines.find((other) => other.sku === sku && !other.selections)
    if (quantity <= 0 || !held) return quantity > 0
    next = afterQuantity(next, confirmed, { id: held.id, quantity: held.quantity + quantity * line.quantity })
    unitPrice -= held.unitPrice * quantity
    return false
  })
  return members.length > 0
    ? withAddition(next, confirmed, { line: { ...line, unitPrice }, selections: { ...selections, members } })
    : next
}

function afterQuantity(
  offline: OfflineCart,
  confirmed: Cart,
  step: { id: number; quantity: number },
): OfflineCart {
  const { changes } = offline
  const { id } = step
  const quantity = allowed(step.quantity)
  const place = isAddedOffline(id)
    ? placeOf(id)
    : changes.findIndex((one) => one.kind === 'quantity' && one.id === id)
  const earlier = changes[place]
  if (earlier) return withChanges(offline, confirmed, changes.with(place, { ...earlier, quantity }))
  const sku = confirmed.lines.find((line) => line.id === id)?.sku
  if (sku === undefined) return offline // a line that is gone
  return withChanges(offline, confirmed, [...changes, { kind: 'quantity', id, sku, quantity }])
}

/** The first change says which lines there were. */
const withChanges = (offline: OfflineCart, { lines }: Cart, changes: OfflineChange[]): OfflineCart => ({
  ...offline,
  baseIds: offline.changes.length > 0 ? offline.baseIds : lines.map(({ id }) => id),
  changes,
})

/** What was added of its own. The lines that the shop had are another's by now. */
export const onlyAdditions = (offline: OfflineCart): OfflineCart => ({
  ...offline,
  changes: offline.changes.filter(({ kind }) => kind === 'add'),
})

/** The changes as our API takes them. */
export const toCartChanges = ({ baseIds, changes }: OfflineCart): CartChanges => ({
  baseIds,
  changes: changes.map((change) => {
    if (change.kind === 'quantity') return { id: change.id, sku: change.sku, quantity: change.quantity }
    const { sku, parentSku } = change.line
    return { sku, parentSku, quantity: change.quantity, ...change.selections }
  }),
})
