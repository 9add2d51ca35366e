import type { Attribute } from '../search/attributes.ts'

/** Attribute values as a list: the platform sends one value, a list or nothing. */
export const listOf = (value: unknown): string[] =>
  value === null || value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(String)

/** Label of an option id; null when there is none. */
export const labelOf = (attributes: Record<string, Attribute>, code: string, value: unknown): string | null =>
  attributes[code]?.options[String(listOf(value)[0] ?? '')]?.label ?? null

export const COLOUR_CODE = 'ls_farg'
