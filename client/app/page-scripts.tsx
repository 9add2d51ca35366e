import { Suspense, use } from 'react'
import { type EncodedPage, encodeField, type PromisedField } from '#shared/page-lines.ts'
import { HtmlFragmentsContext } from '../shop-ui/html-fragments.ts'
import { BOOT_ID, SHELL_ID } from './boot.ts'
import { JsonScript } from './json-script.tsx'

/** The page's data for the browser: the shell, the data that is ready, then each promised field when it settles. */
export function PageScripts({ encoded }: { encoded: EncodedPage }) {
  return (
    <>
      <ShellScript />
      <JsonScript id={BOOT_ID} json={encoded.head} />
      {encoded.fields.map((field) => (
        <Suspense key={field.path} fallback={null}>
          <FieldScript {...field} />
        </Suspense>
      ))}
    </>
  )
}

/** The shell's data. When hydrating, React keeps the content of the document. */
const ShellScript = () => (
  <script
    type="application/json"
    id={SHELL_ID}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped when the worker creates it
    dangerouslySetInnerHTML={{ __html: use(HtmlFragmentsContext)?.shellJson() ?? '' }}
  />
)

function FieldScript({ path, promise }: PromisedField) {
  return <JsonScript data-line="" json={encodeField(path, use(promise))} />
}
