import { useState } from 'react'
import { normaliseAddress, normaliseContact } from '#shared/checkout/address.ts'
import type { Details, DetailsChange } from './details.ts'

/** Whose fields: their names in the form and in the summary of errors start with it. */
type Part = 'contact' | 'address' | 'billingAddress'

interface LeavableFieldsInput {
  details: Details
  update: (change: DetailsChange) => void
  /** What is wrong with a field, by its name. */
  wordsOf: (name: string) => string | undefined
}

/** Fields that say what is wrong when they are left, never while they are first typed. What was left is written as it is stored. */
export function useLeavableFields({ details, update, wordsOf }: LeavableFieldsInput) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const leave = (names: string[]) => setLeft((before) => new Set([...before, ...names]))

  const bind = <P extends Part>(part: P) => ({
    onChange: (field: string, text: string) =>
      update((current) => ({ [part]: { ...current[part], [field]: text } })),
    onLeave: (field: string) => {
      const values: Record<string, string> = details[part]
      if (!values[field]) return // an empty field is told of when the form is sent
      whenReleased(() => {
        update((current) => ({ [part]: { ...current[part], [field]: normalised(current, part)[field] } }))
        leave([`${part}.${field}`])
      })
    },
    errorOf: (field: string) => {
      const name = `${part}.${field}`
      return left.has(name) ? wordsOf(name) : undefined
    },
    part,
  })
  return { bind, leave }
}

/**
 * Runs once no pointer is down: a message that appears between press and release would move the button that is being
 * pressed from under it, and the press would be lost.
 */
function whenReleased(run: () => void): void {
  if (document.querySelector(':active')) addEventListener('pointerup', run, { once: true })
  else run()
}

const normalised = (details: Details, part: Part): Record<string, string> =>
  part === 'contact' ? normaliseContact(details.contact) : normaliseAddress(details[part])
