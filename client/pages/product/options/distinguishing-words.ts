/** The parts in which names differ, without the words that all of them begin with: `Ski Classic 190 cm`, `Ski Classic 195 cm` → `190 cm`, `195 cm`. */
export function distinguishingWords(names: string[]): string[] {
  const [first = [], ...others] = names.map((name) => name.split(' '))
  if (others.length === 0) return names
  const differs = first.findIndex((word, at) => others.some((other) => other[at] !== word))
  return names.map((name) => (differs > 0 && name.split(' ').slice(differs).join(' ')) || name)
}

/** The words that all names begin with: `Ski Classic 190 cm`, `Ski Classic 195 cm` → `Ski Classic`. */
export function commonWords(names: string[]): string {
  const [first = [], ...others] = names.map((name) => name.split(' '))
  const differs = first.findIndex((word, at) => others.some((other) => other[at] !== word))
  return first.slice(0, differs < 0 ? undefined : differs).join(' ')
}
