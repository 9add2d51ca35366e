import type { Boot } from '#shared/page-data.ts'
import { encodeField, encodePage, isIncomplete } from '#shared/page-lines.ts'
import { savePage } from '../../storage/saved-pages.ts'

/** Saves the page of a document, unless a part of it failed or has not come: then an earlier copy is the better one. */
export async function saveBoot(
  { page, build, isPartial }: Pick<Boot, 'page' | 'build' | 'isPartial'>,
  url: string,
): Promise<void> {
  if (isPartial) return
  const { head, fields } = encodePage({ ...page })
  const lines = await Promise.all(fields.map(async ({ path, promise }) => encodeField(path, await promise)))
  if (isIncomplete(page)) return
  await savePage(url, { text: `${[head, ...lines].join('\n')}\n`, build })
}
