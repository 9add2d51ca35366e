import { expect, test } from 'vitest'
import { inCircles } from '../../build/chunk-groups.ts'

const imports = (graph: Record<string, string[]>) => new Map(Object.entries(graph))

test.each([
  { files: 'none', graph: {}, found: [] },
  { files: 'a file that two import', graph: { a: ['b', 'c'], b: ['c'], c: [] }, found: [] },
  { files: 'what is not built here', graph: { a: ['https://elsewhere'] }, found: [] },
  { files: 'two that import each other', graph: { a: ['b'], b: ['a'], c: [] }, found: ['a', 'b'] },
  {
    files: 'three in a row, without who imports one',
    graph: { a: ['b'], b: ['c'], c: ['a'], d: ['a'] },
    found: ['a', 'b', 'c'],
  },
])('built files in a circle: $files', ({ graph, found }) => {
  expect(inCircles(imports(graph as Record<string, string[]>))).toEqual(found)
})
