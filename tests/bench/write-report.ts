import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Figure, Section } from './figures.ts'

/** Writes the sections as Markdown tables and prints those figures that miss their budget. */
export function writeReport(file: string, intro: string, sections: Section[]): void {
  const parts = [intro, summaryOf(sections), ...sections.map(toMarkdown)]
  writeFileSync(file, `${parts.join('\n\n')}\n`)
  execFileSync('node_modules/.bin/biome', ['format', '--write', file]) // as the repository wants its tables
  for (const figure of missedOf(sections)) {
    console.log(`! ${figure.name}: ${figure.value}, budget ${figure.budget}`)
  }
}

const missedOf = (sections: Section[]): Figure[] =>
  sections.flatMap(({ figures }) => figures.filter(({ isMet }) => isMet === false))

function summaryOf(sections: Section[]): string {
  const held = sections.flatMap(({ figures }) => figures.filter(({ budget }) => budget))
  const missed = missedOf(sections)
  return `**${held.length - missed.length} of ${held.length} budgets are met.**`
}

function toMarkdown({ title, figures, note }: Section): string {
  const rows = figures.map(
    ({ name, value, budget, isMet }) => `| ${name} | ${value} | ${budget ?? '–'} | ${verdictOf(isMet)} |`,
  )
  const lines = [`## ${title}`, '', '| figure | measured | budget | met |', '|---|---:|---:|:---:|', ...rows]
  return (note ? [...lines, '', note] : lines).join('\n')
}

const verdictOf = (isMet: boolean | undefined) => (isMet === undefined ? '' : isMet ? 'yes' : '**no**')
