import type { Boot } from '#shared/page-data.ts'
import { createPageDecoder } from '#shared/page-lines.ts'
import { readShell } from './read-shell.ts'

/**
 * Ids of the script elements with the first line and with the shell, and the attribute of those with promised fields.
 */
export const BOOT_ID = 'boot'
export const SHELL_ID = 'shell'
export const LINE_ATTRIBUTE = 'data-line'

/**
 * Reads the boot value from the document. Promised fields that have not arrived settle when the document is complete.
 * So a page that hydrates while it still streams loses no data.
 */
export function readBoot(document: Document): Boot {
  const decoder = createPageDecoder()
  for (const line of linesOf(document)) decoder.push(line)
  decoder.push(textOf(document, BOOT_ID))
  whenComplete(document, () => {
    for (const line of linesOf(document)) decoder.push(line)
    decoder.end()
  })
  const shell = readShell(document, textOf(document, SHELL_ID))
  return { ...(decoder.value as Omit<Boot, 'shell'>), shell } // written by the worker of the same build
}

/** Editors' HTML may have an element with the same id, so only a script counts. */
const textOf = (document: Document, id: string) => document.querySelector(`script#${id}`)?.textContent ?? ''

const linesOf = (document: Document) =>
  Array.from(document.querySelectorAll(`script[${LINE_ATTRIBUTE}]`), (script) => script.textContent ?? '')

function whenComplete(document: Document, done: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', done, { once: true })
  else done()
}
