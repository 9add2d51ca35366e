import type { StoredPage } from './entries.ts'

/** Prefix of every page's key in KV. Raise the number when the stored format changes. */
export const PAGE_PREFIX = 'page2:'

const MAX_METADATA = 1000 // of the 1024 bytes that KV takes
const MAX_PATH = 200

/**
 * The metadata of a page in KV, which can be listed without reading the page: its path and as many tags as fit. `cut`:
 * there are more tags.
 */
export interface PageMetadata {
  path: string
  tags: string
  cut?: true
}

/** The KV metadata of a page. */
export function toMetadata({ path, tags }: Pick<StoredPage, 'path' | 'tags'>): PageMetadata {
  const shown = path.slice(0, MAX_PATH)
  const room = MAX_METADATA - JSON.stringify({ path: shown, tags: '', cut: true }).length
  const text = tags.join(',')
  return text.length <= room
    ? { path: shown, tags: text }
    : { path: shown, tags: text.slice(0, text.lastIndexOf(',', room)), cut: true }
}

const PAGES_PER_LIST = 1000
const MAX_LISTS = 10
const MAX_SHOWN = 500

/** What a purge of some tags would affect. */
interface PurgePreview {
  /** Paths of stored pages that have one of the tags. The stores of equal paths are not shown. */
  paths: string[]
  /** Paths of pages with more tags than the metadata holds. They may have one of the tags. */
  possiblePaths: string[]
  /**
   * Number of pages read. `isComplete` is false when there are more. Pages that are stored in memory only are not
   * counted.
   */
  scanned: number
  isComplete: boolean
}

/** Searches the pages in KV. For operators only: it never runs while a page is served. */
export async function previewPurge(kv: KVNamespace, affected: string[]): Promise<PurgePreview> {
  const { pages, scanned, isComplete } = await listPages(kv)
  const tags = new Set(affected)
  const isAffected = (page: PageMetadata) =>
    tags.has('*') || page.tags.split(',').some((tag) => tags.has(tag))
  const paths = pathsOf(pages.filter(isAffected))
  const possiblePaths = pathsOf(pages.filter((page) => page.cut && !isAffected(page)))
  return {
    paths: paths.slice(0, MAX_SHOWN),
    possiblePaths: possiblePaths.slice(0, MAX_SHOWN),
    scanned,
    isComplete: isComplete && Math.max(paths.length, possiblePaths.length) <= MAX_SHOWN,
  }
}

const pathsOf = (pages: PageMetadata[]): string[] => [...new Set(pages.map(({ path }) => path))]

/** The metadata of the pages in KV: of as many as operators wait for. */
async function listPages(kv: KVNamespace) {
  const keys: KVNamespaceListKey<PageMetadata>[] = []
  let cursor: string | undefined
  let isComplete = false
  for (let list = 0; list < MAX_LISTS && !isComplete; list++) {
    const answer = await kv.list<PageMetadata>({ prefix: PAGE_PREFIX, limit: PAGES_PER_LIST, cursor })
    keys.push(...answer.keys)
    isComplete = answer.list_complete
    cursor = answer.list_complete ? undefined : answer.cursor
  }
  return { pages: keys.flatMap(({ metadata }) => metadata ?? []), scanned: keys.length, isComplete }
}
