import { type ComponentProps, type ReactNode, useId, useState } from 'react'

interface FieldFrame {
  label: string
  hint?: ReactNode
  /** The error of the value, as a sentence. */
  error?: string
}

/** A text input with its visible label, hint and error. */
export function TextField({ label, hint, error, id, ...rest }: ComponentProps<'input'> & FieldFrame) {
  const field = useField({ hint, error, id })
  return (
    <Frame {...field} label={label} hint={hint} error={error}>
      <input {...rest} {...field.control} />
    </Frame>
  )
}

/** A text of several lines with its visible label, hint and error. */
export function TextArea({ label, hint, error, id, ...rest }: ComponentProps<'textarea'> & FieldFrame) {
  const field = useField({ hint, error, id })
  return (
    <Frame {...field} label={label} hint={hint} error={error}>
      <textarea {...rest} {...field.control} />
    </Frame>
  )
}

/** A native select with its visible label; the options are its children. */
export function SelectField({ label, hint, error, id, ...rest }: ComponentProps<'select'> & FieldFrame) {
  const field = useField({ hint, error, id })
  return (
    <Frame {...field} label={label} hint={hint} error={error}>
      <select {...rest} {...field.control} />
    </Frame>
  )
}

/** A checkbox or radio button with its label; the whole line is clickable. */
export const CheckField = ({
  label,
  type = 'checkbox',
  ...rest
}: ComponentProps<'input'> & { label: ReactNode }) => (
  <label className="check">
    <input {...rest} type={type} />
    <span>{label}</span>
  </label>
)

function useField({ hint, error, id }: Partial<FieldFrame> & { id?: string }) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const describedBy = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ')
  const control = {
    id: fieldId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  }
  return { fieldId, control }
}

const Frame = ({
  fieldId,
  label,
  hint,
  error,
  children,
}: FieldFrame & { fieldId: string; children: ReactNode }) => (
  <div className="field">
    <label htmlFor={fieldId}>{label}</label>
    {children}
    {hint && (
      <p className="field-hint" id={`${fieldId}-hint`}>
        {hint}
      </p>
    )}
    {error && <FieldError key={error} fieldId={fieldId} text={error} />}
  </div>
)

/** An error that comes while its field has the focus is said at once: the focus cannot come to the field and have it read. */
function FieldError({ fieldId, text }: { fieldId: string; text: string }) {
  const [hasFocus] = useState(() => !import.meta.env.SSR && document.activeElement?.id === fieldId)
  return (
    <p className="field-error" id={`${fieldId}-error`} role={hasFocus ? 'alert' : undefined}>
      {text}
    </p>
  )
}
