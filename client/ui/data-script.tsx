/**
 * Data in a document. It never runs, so no policy has to allow it. `text` must be safe in a script element, and false in the
 * browser: when hydrating, React keeps the content of the document.
 */
export const DataScript = ({
  text,
  type = 'application/json',
  ...attributes
}: {
  text: string | false | undefined
  type?: string
  id?: string
  'data-line'?: string
}) => (
  <script
    type={type}
    {...attributes}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped, so it cannot end the script element
    dangerouslySetInnerHTML={{ __html: (import.meta.env.SSR && text) || '' }}
  />
)
