/** Takes the shopper to a field, by its id; one that was folded away is shown. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}
