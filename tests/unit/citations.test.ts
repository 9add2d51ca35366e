import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brokenCitations, readCitingFiles, toCitedDocuments } from '#tests/support/citations.ts'
import {
  parseRequirements,
  readOpenRequirements,
  readRequirements,
  readTests,
  uncoveredRequirements,
} from '#tests/support/requirements.ts'

const documents = toCitedDocuments(
  readFileSync('docs/requirements.md', 'utf8'),
  readFileSync('docs/platform-contract.md', 'utf8'),
)

test('whatever sources, tests and documents cite stands in docs/', () => {
  const broken = [...readCitingFiles()].flatMap(([file, text]) =>
    brokenCitations(text, documents).map((fault) => `${file}: ${fault}`),
  )
  expect(broken).toEqual([])
})

describe('a citation leads nowhere when it', () => {
  const section = '§'
  test.each([
    ['names a requirement that is none', `see R${4}.999`],
    ['names a section that is none', `(Spec ${section}10)`],
    ['names a subsection that is none', `(Spec ${section}4, Weather)`],
    ['names a section the contract has not', `(contract ${section}2.99)`],
    ['names it alone', `(${section}8.99)`],
    ['names it in a range', `(contract ${section}2.1–2.99)`],
    ['names it last of several', `(contract ${section}1.5, ${section}1.99)`],
    ['names a row that is none', `(contract ${section}17 C13 and C99)`],
    ['runs over the end of a line', `/**\n * x (Spec\n * ${section}4, Add to\n * chart)\n */`],
    ['names a document of another place', `(house${' '}style)`],
    ['numbers a rule of another place', `(U${81})`],
  ])('%s', (_, comment) => {
    expect(brokenCitations(comment, documents)).toHaveLength(1)
  })

  test.each([
    `R4.9, R4.86–R4.88`,
    `(Spec ${section}4, Price sync)`,
    `Spec ${section}2 and ${section}9, Home layout: ours`,
    `(Spec ${section}4, Merge; contract ${section}16.1, M1 to M7)`,
    `(${section}17 C41), (RFC 9110 ${section}13.1.2: weak), contract ${section}15.7 E1`,
    `// Spec ${section}9, Search client timeout: the longest wait`,
    '"\\u2028"',
  ])('but not: %s', (comment) => {
    expect(brokenCitations(comment, documents)).toEqual([])
  })
})

describe('every requirement', () => {
  const open = readOpenRequirements()
  const uncovered = uncoveredRequirements(readRequirements(), readTests()).map(({ id }) => id)

  test('is named by a test or listed in docs/open-requirements.md with the reason', () => {
    expect(uncovered.filter((id) => !open.get(id))).toEqual([])
  })

  test('leaves that list when a test names it', () => {
    expect([...open.keys()].filter((id) => !uncovered.includes(id))).toEqual([])
  })

  test('counts as named by the title of a test, not by a remark', () => {
    const two = parseRequirements(
      `- **R${4}.901** One.\n- **R${4}.902** Two.\n- **R${4}.903** Three: see R4.1.\n`,
    )
    const source = `// R${4}.901\ntest('R${4}.902: two', () => {})`
    expect(uncoveredRequirements(two, [source]).map(({ text }) => text)).toEqual(['One.'])
  })
})
