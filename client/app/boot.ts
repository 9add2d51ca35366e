import type { Boot } from '#shared/page-data.ts'
import { createPageDecoder } from '#shared/page-lines.ts'

/** Id of the script element that carries the first line, and the attribute of those that carry promised fields. */
export const BOOT_ID = 'boot'
export const LINE_ATTRIBUTE = 'data-line'

/**
 * Reads the boot value out of the document. Promised fields whose lines have not arrived settle when the document is
 * complete, so a page that hydrates in the middle of its own stream loses nothing.
 */
export function readBoot(document: Document): Boot {
  const decoder = createPageDecoder()
  for (const line of linesOf(document)) decoder.push(line)
  decoder.push(document.getElementById(BOOT_ID)?.textContent ?? '')
  whenComplete(document, () => {
    for (const line of linesOf(document)) decoder.push(line)
    decoder.end()
  })
  return decoder.value as Boot // written by our own worker of the same build
}

const linesOf = (document: Document) =>
  Array.from(document.querySelectorAll(`script[${LINE_ATTRIBUTE}]`), (script) => script.textContent ?? '')

function whenComplete(document: Document, done: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', done, { once: true })
  else done()
}
