import type { Boot, Page } from '#shared/page-data.ts'
import { createPageDecoder } from '#shared/page-lines.ts'
import type { PageName } from '#shared/routes.ts'
import { readShell } from './read-shell.ts'

/**
 * Ids of the script elements with what the document says of itself, with the first line of its page and with its shell, and
 * the attribute of those with promised fields.
 */
export const BOOT_ID = 'boot'
export const PAGE_ID = 'page'
export const SHELL_ID = 'shell'
export const LINE_ATTRIBUTE = 'data-line'

/** The boot value without what has scripts of its own: of the page only its name. */
type BootHead = Omit<Boot, 'shell' | 'page'> & { page: PageName }

export const encodeHead = ({ shell: _, page, ...head }: Boot): string =>
  JSON.stringify({ ...head, page: page.name } satisfies BootHead)

/** What the browser finds in a document. */
interface DocumentData extends Omit<BootHead, 'page'> {
  name: PageName
  shell: Boot['shell']
  /** Null: the document of a first visit leaves it out (`worker/render/first-visit.ts`). */
  page: Page | null
}

/** Reads what the worker of the same build wrote into the document. */
export function readDocument(document: Document): DocumentData {
  const { page: name, ...head } = JSON.parse(textOf(document, BOOT_ID)) as BootHead
  const shell = readShell(document, textOf(document, SHELL_ID))
  return { ...head, name, shell, page: readPage(document) }
}

/**
 * Promised fields that have not arrived settle when the document is complete. So a page that hydrates while it still streams
 * loses no data.
 */
function readPage(document: Document): Page | null {
  const first = textOf(document, PAGE_ID)
  if (!first) return null
  const decoder = createPageDecoder()
  for (const line of linesOf(document)) decoder.push(line)
  decoder.push(first)
  whenComplete(document, () => {
    for (const line of linesOf(document)) decoder.push(line)
    decoder.end()
  })
  return decoder.value as Page
}

/** Editors' HTML may have an element with the same id, so only a script counts. */
const textOf = (document: Document, id: string) => document.querySelector(`script#${id}`)?.textContent ?? ''

const linesOf = (document: Document) =>
  Array.from(document.querySelectorAll(`script[${LINE_ATTRIBUTE}]`), (script) => script.textContent ?? '')

function whenComplete(document: Document, done: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', done, { once: true })
  else done()
}
