import type { Draw } from '../random.ts'
import { perLanguage, same, type Texts } from './texts.ts'

interface DescriptionContext {
  name: Texts
  draw: Draw
}

/** Short and long text of a product of a family. */
export function describeProduct(
  _family: string,
  { name }: DescriptionContext,
): { short: Texts; description: Texts } {
  return { short: name, description: perLanguage((language) => `<p>${name[language]}</p>`) }
}

export const emptyText = same('')
