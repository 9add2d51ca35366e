/** JSON inside a document as a data block: inert, so that no policy has to allow it. `json` must already be a JSON text. */
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
      dangerouslySetInnerHTML={{ __html: escapeJson(json) }}
    />
  )
}

/** Escapes what could end a script element or a comment in it. The result is still the same JSON. */
export const escapeJson = (json: string): string =>
  json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
