import { type FormEvent, useState } from 'react'
import { fieldOfError } from '#shared/account/field-of-error.ts'
import { emptyAddress, validateAddress, validateContact } from '#shared/checkout/address.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { codeOf } from '../../api/call-api.ts'
import { focusUnlessElsewhere } from '../../ui/focus-unless-elsewhere.ts'

/**
 * Sends a form, or the action of one button, by `send`. A failure becomes the problem of the form or of a field, and nothing
 * typed is lost. When the session has ended, `onExpired` is called.
 */
export function useSubmit(
  send: (fields: Record<string, string>, form?: HTMLFormElement) => Promise<unknown>,
  onExpired?: () => void,
) {
  const [isBusy, setIsBusy] = useState(false)
  const [code, setCode] = useState<ErrorCode>()
  const [faults, setFaults] = useState<Record<string, ErrorCode>>({})

  async function run(form?: HTMLFormElement) {
    if (isBusy) return // the button keeps the focus, so it is not disabled
    const found = form ? findFaults(form) : {}
    setFaults(found)
    setCode(undefined)
    if (form && Object.keys(found).length > 0) return focusField(form, Object.keys(found)[0])
    setIsBusy(true)
    try {
      await send(Object.fromEntries(new FormData(form)) as Record<string, string>, form) // no files in our forms
    } catch (error) {
      const failed = codeOf(error)
      if (failed === 'errors.account.expired' && onExpired) return onExpired()
      const field = fieldOfError[failed]
      if (!field || !form?.elements.namedItem(field)) return setCode(failed)
      setFaults({ [field]: failed })
      focusField(form, field)
    } finally {
      setIsBusy(false)
    }
  }

  return {
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      return run(event.currentTarget)
    },
    /** Sends what has no fields, from a button. */
    run: () => run(),
    /** Removes the problem. */
    forget: () => setCode(undefined),
    isBusy,
    /** What went wrong with the form as a whole. */
    problem: code,
    /** What is wrong with a field. */
    errorOf: (name: string): ErrorCode | undefined => faults[name],
  }
}

/** What is wrong with the named fields, by the shop's own rules and in its words: a browser takes `anna@example` for an address. */
function findFaults({ elements }: HTMLFormElement): Record<string, ErrorCode> {
  const fields = [...elements].filter((element) => element instanceof HTMLInputElement)
  return Object.fromEntries(
    fields.flatMap((field) => {
      const fault = field.name && faultOf(field)
      return fault ? [[field.name, fault]] : []
    }),
  )
}

function faultOf({ name, value, validity }: HTMLInputElement): ErrorCode | undefined {
  if (name === 'email') return validateContact({ emailAddress: value, phoneNumber: '' }).emailAddress
  if (name === 'firstName' || name === 'lastName')
    return validateAddress({ ...emptyAddress(''), [name]: value })[name]
  return validity.valid ? undefined : 'errors.field.required'
}

function focusField(form: HTMLFormElement, name: string | undefined): void {
  const element = name ? form.elements.namedItem(name) : null
  if (element instanceof HTMLElement) focusUnlessElsewhere(element)
}
