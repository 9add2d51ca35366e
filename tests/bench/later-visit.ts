import { basename } from 'node:path'
import { readClientBuild } from '../../build/client-build.ts'

/**
 * What a browser sends that has the stylesheet already: its documents link it. A first visit's document carries the styles, 12 kB
 * (gzip) more; sizes and speed are told of the document itself.
 */
export const laterVisit = { Cookie: `skare-styles=${basename(stylesheet())}` }

function stylesheet(): string {
  const { file } = readClientBuild().manifest['client/styles/index.css'] ?? {}
  if (!file) throw new Error('build the client first')
  return file
}
