import type { MenuItem } from '#shared/catalogue/category.ts'
import type { FooterColumn, Shell } from '#shared/page-data.ts'

/**
 * The shell of a served document. Where the document shows the menu and the footer, they are read from there: as data, too,
 * they would be a tenth of a listing's bytes. `json` has the rest, and everything in documents without them.
 */
export function readShell(document: Document, json: string): Shell {
  return { menu: readMenu(document), footer: readFooter(document), ...JSON.parse(json) } // written by the worker of the same build
}

const readMenu = (document: Document): MenuItem[] => itemsOf(document.querySelector('.site-menu > ul'))

const itemsOf = (list: Element | null, first = 0): MenuItem[] =>
  Array.from(list?.children ?? [])
    .slice(first)
    .map(toItem)

/** An entry is a link, or a list that opens and begins with a link to the entry itself. */
function toItem(entry: Element): MenuItem {
  const list = entry.querySelector('ul')
  return {
    name: textOf(entry.querySelector('summary') ?? entry),
    path: pathOf(entry),
    children: list ? itemsOf(list, 1) : [],
  }
}

const readFooter = (document: Document): FooterColumn[] =>
  Array.from(document.querySelectorAll('.site-footer-columns > :first-child > div'), (column) => ({
    title: textOf(column.querySelector('h3')),
    links: Array.from(column.querySelectorAll('li'), (entry) => ({
      label: textOf(entry),
      path: pathOf(entry),
    })),
  }))

const textOf = (element: Element | null): string => element?.textContent ?? ''

const pathOf = (entry: Element): string => entry.querySelector('a')?.getAttribute('href') ?? ''
