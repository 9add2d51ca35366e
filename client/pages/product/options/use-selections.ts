import { useLayoutEffect, useState } from 'react'
import type { Product, ProductPart } from '#shared/product/product.ts'
import {
  findSelectionFaults,
  readSelections,
  type SelectionFault,
  type Selections,
} from '#shared/product/selections.ts'
import { useShop } from '../../../shop-ui/shop-context.tsx'

/** What the form of a product says, and what is wrong with it once the shopper wanted to buy. */
export function useSelections(product: Product, initial: Record<string, string> = {}) {
  const { t } = useShop()
  const [fields, setFields] = useState(initial)
  const [wasAsked, setWasAsked] = useState(false)
  const selections = readSelections(fields)
  const faults = findSelectionFaults(product, selections, (sku) => countOf(product.parts, sku))
  // what the shopper has entered before React was there stands in the form only, and the next rendering would take it away
  useLayoutEffect(() => setFields((current) => ({ ...current, ...enteredFields() })), [])
  const textOf = ({ key, params }: SelectionFault) => t(key, params)

  return {
    selections,
    /** What a field says; `initial` until it has said something. */
    valueIn: (name: string, initial = '') => fields[name] ?? initial,
    set: (name: string, value: string) => setFields((current) => ({ ...current, [name]: value })),
    /** The words about a field: at once when there is too much in it, on buying when there is nothing. */
    errorOf(name: string | null): string | undefined {
      const fault = faults.find(({ field }) => field === name)
      return fault && (wasAsked || (name !== null && fields[name])) ? textOf(fault) : undefined
    },
    /** What is bought; null while something is wrong, and then the first wrong field has the focus. */
    prepare(): Selections | null {
      const [first] = faults
      if (!first) return selections
      setWasAsked(true)
      if (first.field) focusField(first.field)
      return null
    },
  }
}

/** How many there are of a part; null: nobody counts, or it is sold out, which is told elsewhere. */
function countOf(parts: ProductPart[], sku: string): number | null {
  const stock = parts.find((part) => part.sku === sku)?.stock
  return stock && stock.status !== 'out_of_stock' ? stock.quantity : null
}

/** The first control of a field; a part of a bundle comes with its name into view. */
function focusField(name: string): void {
  const isIt = ({ name: own }: HTMLInputElement) => own === name || own.startsWith(`${name}.`)
  const control = [...document.querySelectorAll<HTMLInputElement>('.buy-form [name]')].find(isIt)
  control?.closest('[role="group"]')?.scrollIntoView({ block: 'center' })
  control?.focus()
}

/** What stands in the form of the product. A box that is not ticked is empty. */
function enteredFields(): Record<string, string> {
  const form = document.querySelector<HTMLFormElement>('.buy-form')
  if (!form) return {}
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map(({ name }) => [name, ''])
  return Object.fromEntries([...boxes, ...new FormData(form)]) // no files in this form
}
