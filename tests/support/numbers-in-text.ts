/** How texts name what they count. */
export const UNITS = {
  money: 'kr|€',
  workingDays: 'vardagar|virkedager|working days',
  days: 'dagars?|dagers?|days?',
  hours: 'timmar|timer|hours',
  minutes: 'minuter|minutter|minutes',
  years: 'års?|years?',
}
export type Unit = keyof typeof UNITS

const WORDS: Record<string, string> = {
  två: '2',
  to: '2',
  two: '2',
  tre: '3',
  three: '3',
  fem: '5',
  sju: '7',
  seven: '7',
}
const NUMBER = String.raw`\d[\d.,\u00a0–]*|${Object.keys(WORDS).join('|')}`

/** What a text says in a unit: `{ days: ['14', '60'] }` for "14 dagar … 60-day". */
export function numbersIn(text: string, unit: Unit): string[] {
  const plain = text.replaceAll(/<[^>]+>/g, ' ')
  const said = plain.matchAll(
    new RegExp(String.raw`(?<![\p{L}\d])(${NUMBER})[\s\u00a0-](?:${UNITS[unit]})(?!\p{L})`, 'giu'),
  )
  return [...said].map(([, number = '']) => WORDS[number.toLowerCase()] ?? number)
}
