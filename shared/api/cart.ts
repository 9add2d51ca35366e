import * as z from 'zod/mini'
import type { Cart } from '../cart/cart.ts'
import { MAX_LINE_QUANTITY } from '../cart/quantity.ts'
import type { Notice } from './notice.ts'

const skuSchema = z.string().check(z.minLength(1), z.maxLength(64))
/** The sku of a line: a bundle's has those of its members behind it (contract §2.2). */
export const lineSkuSchema = z.string().check(z.minLength(1), z.maxLength(1000))
const quantitySchema = z.int().check(z.gte(0), z.lte(MAX_LINE_QUANTITY))

const idSchema = z.string().check(z.minLength(1), z.maxLength(32))
const MAX_CHOICES = 50
const MAX_TEXT = 500

/** Of a part or a member: the rules say what is wrong with it (shared/product/selections.ts). */
const partQuantitySchema = z.number()

/** What is chosen beside the variant (`Selections`). */
const selections = {
  custom: z.optional(
    z
      .array(z.object({ optionId: idSchema, value: z.string().check(z.maxLength(MAX_TEXT)) }))
      .check(z.maxLength(MAX_CHOICES)),
  ),
  bundle: z.optional(
    z
      .array(
        z.object({
          optionId: idSchema,
          quantity: z.optional(partQuantitySchema),
          selections: z.array(idSchema).check(z.maxLength(MAX_CHOICES)),
        }),
      )
      .check(z.maxLength(MAX_CHOICES)),
  ),
  members: z.optional(
    z.array(z.object({ sku: skuSchema, quantity: partQuantitySchema })).check(z.maxLength(MAX_CHOICES)),
  ),
}

/** Body of `POST /api/cart/lines`. `sku` is what is bought: a configurable's child; `parentSku` the configurable. */
export const newCartLineSchema = z.object({
  sku: skuSchema,
  parentSku: z.optional(skuSchema),
  quantity: z.int().check(z.gte(1), z.lte(MAX_LINE_QUANTITY)),
  ...selections,
})
export type NewCartLine = z.infer<typeof newCartLineSchema>

/**
 * Body of `PATCH /api/cart/lines/{id}`: the wanted quantity, 0 removes the line; with `sku` the line becomes that variant
 * of its configurable.
 */
export const cartLineChangeSchema = z.object({ quantity: quantitySchema, sku: z.optional(skuSchema) })

const MAX_LINES = 500

/**
 * Body of `POST /api/cart/changes`: what the cart is to hold of each line that was changed without a connection, 0 takes it
 * out. With `id` it is a line of the shop's cart, without one it was added. `baseIds` are the lines that were known before.
 */
export const cartChangesSchema = z.object({
  baseIds: z.array(z.int()).check(z.maxLength(MAX_LINES)),
  changes: z
    .array(
      z.object({
        id: z.optional(z.int()),
        sku: lineSkuSchema,
        parentSku: z.optional(skuSchema),
        quantity: quantitySchema,
        ...selections,
      }),
    )
    .check(z.maxLength(MAX_LINES)),
})
export type CartChanges = z.infer<typeof cartChangesSchema>

/** Query of `GET /api/cart/choices`: the sku of a line. */
export const choicesQuerySchema = z.object({ sku: lineSkuSchema })

/**
 * Answer of every call that changes the cart: the whole cart as it now is, and what to tell the shopper. Null: it was changed,
 * but could not be read afterwards.
 */
export interface CartAnswer {
  cart: Cart | null
  notices: Notice[]
}
