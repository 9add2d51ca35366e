import { useMemo } from 'react'
import { trustEditors } from './trusted-types.ts'

/** Editors' HTML. The worker has sanitised it. */
export function Html({ html }: { html: string }) {
  const __html = useMemo(() => trustEditors(html), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it enters the shop (worker/content, worker/platform)
  return <div className="prose" dangerouslySetInnerHTML={{ __html }} />
}
