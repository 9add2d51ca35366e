import type { Finding, Probe } from './probe.ts'

export interface ProbedRow {
  probe: Probe
  finding: Finding
}

const signs: Record<Finding['state'], string> = {
  works: 'works',
  degrades: 'DEGRADES',
  fails: 'FAILS',
  'not checked': 'not checked',
}

/** The table of a store: what each route does, and below it what is lost and how it is mended. */
export function toTable(rows: ProbedRow[]): string {
  const widths = [
    Math.max(...rows.map(({ probe }) => probe.name.length)),
    Math.max(...Object.values(signs).map(({ length }) => length)),
  ] as const
  return rows.map((row) => toLines(row, widths)).join('\n')
}

function toLines({ probe, finding }: ProbedRow, [nameWidth, stateWidth]: readonly [number, number]): string {
  const detail = finding.detail ?? ''
  const line =
    `  ${probe.name.padEnd(nameWidth)}  ${signs[finding.state].padEnd(stateWidth)}  ${detail}`.trimEnd()
  if (!('mend' in finding)) return line
  return [
    line,
    `      route: ${probe.route}`,
    `      lost:  ${probe.lost}`,
    `      mend:  ${finding.mend}`,
  ].join('\n')
}

/** How many of each, in a line. */
export function toSum(rows: ProbedRow[]): string {
  const count = (state: Finding['state']) => rows.filter(({ finding }) => finding.state === state).length
  return `${count('works')} work, ${count('degrades')} degrade, ${count('fails')} fail, ${count('not checked')} not checked`
}

/** Each route, whether the shop needs it, and what a shopper loses without it: a table in Markdown. */
export const toRoutes = (probes: Probe[]): string =>
  [
    '| what | route | required | lost without it |',
    '| --- | --- | --- | --- |',
    ...probes.map(
      ({ name, route, isRequired, lost }) =>
        `| ${name} | \`${route.replace(/ \(§.*\)$/, '')}\` | ${isRequired ? '**yes**' : 'no'} | ${lost} |`,
    ),
  ].join('\n')
