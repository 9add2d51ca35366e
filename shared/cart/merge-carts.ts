import type { Key } from '../i18n/messages.ts'
import { stableJson } from '../stable-json.ts'
import { type IdentifiedLine, isSameLine } from './line-identity.ts'

/** A line of the cart on the device. */
export interface ClientLine extends IdentifiedLine {
  quantity: number
  /** Quantity the platform last confirmed; null when it never did. */
  confirmedQuantity: number | null
  /** Id of the cart at the platform that the line belongs to. */
  serverCartId: string | null
}

/** A line of the platform's cart. */
export interface ServerLine extends IdentifiedLine {
  serverId: string
  serverCartId: string
  quantity: number
}

export interface MergeSettings {
  /** The device is right: the caller says so, or the shopper is in the checkout ("never surprise in checkout"). */
  clientForced: boolean
  /** Adds the quantities up: on login only (contract §17 C13 and C14). */
  mergeQuantities: boolean
  /** Lines the platform does not know are removed from the device. */
  canRemoveLocal: boolean
  /** Quantities of the platform replace those on the device. */
  canModifyLocal: boolean
}

/** One step of a merge. `push` with a null `serverId` adds the line at the platform, else it sets the quantity. */
export type MergeAction =
  | { kind: 'push'; line: ClientLine; quantity: number; serverId: string | null; serverCartId: string | null }
  | { kind: 'removeLocal'; line: ClientLine }
  | { kind: 'updateLocal'; line: ClientLine; server: ServerLine }
  | { kind: 'adoptIds'; line: ClientLine; server: ServerLine }
  | { kind: 'deleteOnServer'; server: ServerLine }
  | { kind: 'addLocal'; server: ServerLine }

/**
 * What to do so that both carts hold the same (Spec §4, Merge; contract §16.1, M1 to M7). Each action stands alone:
 * one that fails is skipped and the next goes on.
 */
export function planMerge(
  client: ClientLine[],
  server: ServerLine[],
  settings: MergeSettings,
): MergeAction[] {
  const known = client.flatMap((line) => {
    const match = server.find((other) => isSameLine(line, other))
    const action = match ? planKnownLine(line, match, settings) : planUnknownLine(line, settings)
    return action ? [action] : []
  })
  const onlyThere = server.filter((other) => !client.some((line) => isSameLine(line, other)))
  return [
    ...known,
    ...onlyThere.map(
      (line): MergeAction =>
        settings.clientForced ? { kind: 'deleteOnServer', server: line } : { kind: 'addLocal', server: line },
    ),
  ]
}

function planUnknownLine(line: ClientLine, { clientForced, canRemoveLocal }: MergeSettings): MergeAction {
  return clientForced || !canRemoveLocal
    ? { kind: 'push', line, quantity: line.quantity, serverId: null, serverCartId: null }
    : { kind: 'removeLocal', line }
}

function planKnownLine(line: ClientLine, server: ServerLine, settings: MergeSettings): MergeAction | null {
  const { clientForced, mergeQuantities, canModifyLocal } = settings
  if (line.quantity === server.quantity && !mergeQuantities) {
    return line.serverId === server.serverId ? null : { kind: 'adoptIds', line, server }
  }
  if (!clientForced && !mergeQuantities && canModifyLocal) return { kind: 'updateLocal', line, server }
  const { serverId, serverCartId } = server
  const quantity = mergeQuantities ? line.quantity + server.quantity : line.quantity
  return { kind: 'push', line, quantity, serverId, serverCartId }
}

/** The device's lines after the local half of a plan; pushes and deletions at the platform change nothing here. */
export function applyLocalActions(lines: ClientLine[], actions: MergeAction[]): ClientLine[] {
  const changed = lines.flatMap((line) => {
    const action = actions.find((candidate) => 'line' in candidate && candidate.line === line)
    if (action?.kind === 'removeLocal') return []
    return action && 'server' in action && 'line' in action ? [confirmLine(line, action.server)] : [line]
  })
  return [
    ...changed,
    ...actions.flatMap((action) => (action.kind === 'addLocal' ? [toClientLine(action.server)] : [])),
  ]
}

const toClientLine = (server: ServerLine): ClientLine => ({ ...server, confirmedQuantity: server.quantity })

/** The line with what the platform stores of it. */
export function confirmLine(line: ClientLine, server: ServerLine): ClientLine {
  const { serverId, serverCartId, quantity, options } = server
  return { ...line, serverId, serverCartId, quantity, options, confirmedQuantity: quantity }
}

export type PushResult =
  | {
      kind: 'confirmed'
      line: ClientLine
      notice: Key<'notices.cart.added' | 'notices.cart.quantityUpdated'> | null
    }
  | { kind: 'restored'; line: ClientLine }
  | { kind: 'removed' }

/**
 * What a push means for its line (contract §16.1, F1 to F4): `server` is what the platform stored, null when it failed.
 * A line it never had goes; one it has gets its last confirmed quantity back, or goes when there was none.
 */
export function settlePush(
  push: Extract<MergeAction, { kind: 'push' }>,
  server: ServerLine | null,
  { inCheckout }: { inCheckout: boolean },
): PushResult {
  const { line } = push
  if (server) {
    const notice = line.serverId === null ? 'notices.cart.added' : 'notices.cart.quantityUpdated'
    return { kind: 'confirmed', line: confirmLine(line, server), notice: inCheckout ? null : notice }
  }
  if (push.serverId === null || line.serverId === null || !line.confirmedQuantity) return { kind: 'removed' }
  return { kind: 'restored', line: { ...line, quantity: line.confirmedQuantity } }
}

/** What changes when the cart does: its lines without stock and totals, and the cart's id at the platform. */
export function cartHash(lines: ClientLine[], cartId: string | null): string {
  return stableJson([
    lines.map(({ sku, quantity, options, serverId }) => ({ sku, quantity, options, serverId })),
    cartId,
  ])
}
