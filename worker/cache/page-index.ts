import type { StoredPage } from './entries.ts'

/** Of every page's key in KV; the number changes with the form of what is stored. */
export const PAGE_PREFIX = 'page2:'

const MAX_METADATA = 1000 // of the 1024 bytes that KV takes
const MAX_PATH = 200

/** What KV tells about a page without handing it out: which path, which tags, and whether there were more than fit. */
export interface PageMetadata {
  path: string
  tags: string
  cut?: true
}

/** The index entry of a page. */
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

/** What a purge of some tags would touch. */
export interface PurgePreview {
  /** Paths of kept pages that carry one of the tags; their stores are told apart by host and prefix alone. */
  paths: string[]
  /** Paths of pages with more tags than the index holds: they may carry it. */
  perhaps: string[]
  /** Pages looked at; false in `isComplete`: there are more. Pages that only memories keep are not among them. */
  looked: number
  isComplete: boolean
}

/** Looks through the pages that KV holds. For operators: it never runs while a page is served. */
export async function previewPurge(kv: KVNamespace, reached: string[]): Promise<PurgePreview> {
  const wanted = new Set(reached)
  const paths = new Set<string>()
  const perhaps = new Set<string>()
  let looked = 0
  let cursor: string | undefined
  for (let list = 0; list < MAX_LISTS; list++) {
    const answer = await kv.list<PageMetadata>({ prefix: PAGE_PREFIX, limit: PAGES_PER_LIST, cursor })
    for (const { metadata } of answer.keys) {
      looked++
      if (!metadata) continue
      const has = wanted.has('*') || metadata.tags.split(',').some((tag) => wanted.has(tag))
      if (has) paths.add(metadata.path)
      else if (metadata.cut) perhaps.add(metadata.path)
    }
    if (answer.list_complete)
      return toPreview(paths, perhaps, { looked, isComplete: paths.size <= MAX_SHOWN })
    cursor = answer.cursor
  }
  return toPreview(paths, perhaps, { looked, isComplete: false })
}

const toPreview = (
  paths: Set<string>,
  perhaps: Set<string>,
  facts: Pick<PurgePreview, 'looked' | 'isComplete'>,
): PurgePreview => ({
  paths: [...paths].slice(0, MAX_SHOWN),
  perhaps: [...perhaps].slice(0, MAX_SHOWN),
  ...facts,
})
