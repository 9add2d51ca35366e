/** An answer that comes late gives its field the focus, unless the shopper has gone on to something outside the field's form. */
export function focusUnlessElsewhere(field: HTMLElement | null): void {
  const { activeElement } = document
  if (activeElement === document.body || field?.closest('form')?.contains(activeElement)) field?.focus()
}
