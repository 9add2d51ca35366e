import { codeOfNumber } from '../search/packed-facets.ts'
import type { Row } from './write-rows.ts'

export type Codebook = ReturnType<typeof createCodebook>

/** Gives every value of every attribute a code of two letters, in order of occurrence. */
export function createCodebook() {
  const codes = new Map<string, Row>()
  return {
    codeOf(attribute: string, value: number): string {
      const key = `${attribute} ${value}`
      const existing = codes.get(key)
      if (existing) return String(existing[0])
      const code = codeOfNumber(codes.size)
      codes.set(key, [code, attribute, value])
      return code
    },
    rows: (): Row[] => [...codes.values()],
  }
}
