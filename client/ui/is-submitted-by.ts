import type { FormEvent } from 'react'

/** Whether a form was submitted by its button of this name. */
export function isSubmittedBy({ nativeEvent }: FormEvent, name: string): boolean {
  const { submitter } = nativeEvent as SubmitEvent // a submit event's native event is one
  return submitter instanceof HTMLButtonElement && submitter.name === name
}
