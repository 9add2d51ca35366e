/**
 * An answer that comes late gives its field the focus, unless the shopper has gone on to something outside the field's form.
 * What is around the field is nothing else: Safari gives a pressed button no focus, but the `main` that it is in.
 */
export function focusUnlessElsewhere(field: HTMLElement | null): void {
  const { activeElement } = document
  if (activeElement?.contains(field) || field?.closest('form')?.contains(activeElement)) field?.focus()
}
