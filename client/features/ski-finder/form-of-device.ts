import { readSkier, type Skier, skierFields, toSkierFields } from '#shared/skis/skier.ts'
import type { Language } from '#shared/store-views.ts'
import { rememberSkier } from './skier-of-device.ts'

/** Whoever asks is the skier of this device. */
export function remember(form: HTMLFormElement): void {
  const fields = new FormData(form)
  const skier = readSkier((name) => String(fields.get(name) ?? ''))
  if (skier) rememberSkier(skier)
}

interface Filling {
  skier: Skier
  /** What the address says, which stays. */
  typed: Record<string, string>
  language: Language
}

/** Puts the skier of the device into a form whose weight nobody has entered. What else was entered stays. */
export function fillIn(form: HTMLFormElement, { skier, typed, language }: Filling): void {
  const fieldOf = (name: string) => form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)
  if (fieldOf(skierFields.weight)?.value) return
  for (const [name, value] of Object.entries(toSkierFields(skier, language))) {
    const field = fieldOf(name)
    const first = field?.querySelector<HTMLOptionElement>('[selected]')?.value ?? '' // what a new form says
    if (!(name in typed) && field?.value === first) field.value = value
  }
}
