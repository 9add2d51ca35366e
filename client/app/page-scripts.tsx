import { Suspense, use } from 'react'
import { type EncodedPage, encodeField, type PromisedField } from '#shared/page-lines.ts'
import { BOOT_ID } from './boot.ts'
import { JsonScript } from './json-script.tsx'

/** The page's data for the browser: what is known now, then each promised field as it comes (house style §2.4). */
export function PageScripts({ encoded }: { encoded: EncodedPage }) {
  return (
    <>
      <JsonScript id={BOOT_ID} json={encoded.head} />
      {encoded.fields.map((field) => (
        <Suspense key={field.path} fallback={null}>
          <FieldScript {...field} />
        </Suspense>
      ))}
    </>
  )
}

function FieldScript({ path, promise }: PromisedField) {
  return <JsonScript data-line="" json={encodeField(path, use(promise))} />
}
