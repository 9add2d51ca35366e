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

/** Puts the skier of the device into a form that nobody has begun to fill in. */
export function fillIn({ elements }: HTMLFormElement, { skier, typed, language }: Filling): void {
  const weight = elements.namedItem(skierFields.weight)
  if (weight instanceof HTMLInputElement && weight.value !== '') return
  for (const [name, value] of Object.entries(toSkierFields(skier, language))) {
    const field = elements.namedItem(name)
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    if (isField && !(name in typed)) field.value = value
  }
}
