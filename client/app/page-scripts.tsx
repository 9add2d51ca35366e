import { Suspense, use } from 'react'
import type { Boot } from '#shared/page-data.ts'
import { type EncodedPage, encodeField, type PromisedField } from '#shared/page-lines.ts'
import { escapeInlineJson } from '#shared/seo/json-ld.ts'
import { HtmlFragmentsContext } from '../shop-ui/html-fragments.ts'
import { DataScript } from '../ui/data-script.tsx'
import { BOOT_ID, encodeHead, PAGE_ID, SHELL_ID } from './boot.ts'

interface PageScriptsProps {
  boot: Boot
  encoded: EncodedPage
}

/** The page's data for the browser: the shell, the data that is ready, then each promised field when it settles. */
export function PageScripts({ boot, encoded }: PageScriptsProps) {
  return (
    <>
      <ShellScript />
      <DataScript id={BOOT_ID} text={import.meta.env.SSR && escapeInlineJson(encodeHead(boot))} />
      <DataScript id={PAGE_ID} text={import.meta.env.SSR && escapeInlineJson(encoded.head)} />
      {encoded.fields.map((field) => (
        <Suspense key={field.path} fallback={null}>
          <FieldScript {...field} />
        </Suspense>
      ))}
    </>
  )
}

/** What the browser cannot read of the shell in the document (`read-shell.ts`). */
const ShellScript = () => (
  <DataScript id={SHELL_ID} text={import.meta.env.SSR && use(HtmlFragmentsContext)?.shellJson()} />
)

function FieldScript({ path, promise }: PromisedField) {
  const value = use(promise)
  return <DataScript data-line="" text={import.meta.env.SSR && escapeInlineJson(encodeField(path, value))} />
}
