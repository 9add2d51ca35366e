import { escapeInlineJson } from '#shared/seo/json-ld.ts'

/** JSON in a document as a data block. It never runs, so no policy has to allow it. `json` must be a JSON text. */
export function JsonScript({
  json,
  ...attributes
}: {
  json: string
  id?: string
  type?: string
  'data-line'?: string
}) {
  return (
    <script
      type="application/json"
      {...attributes}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped here, so it cannot end the script element
      dangerouslySetInnerHTML={{ __html: escapeInlineJson(json) }}
    />
  )
}
