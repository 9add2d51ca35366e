import './fast-encoder.ts' // first: react-dom keeps the encoder it finds when it is evaluated
import { reactRenderer } from '@hono/react-renderer'
import type { Context } from 'hono'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from '#client/app/app.tsx'
import { preloadPage } from '#client/pages/index.ts'
import type { Boot } from '#shared/page-data.ts'
import { encodePage } from '#shared/page-lines.ts'
import { storeViews } from '#shared/store-views.ts'
import type { AppEnv } from '../app-env.ts'
import { translateFor } from '../i18n/messages.ts'
import { restoreEncoder } from './fast-encoder.ts'
import { htmlFragmentsOf } from './fragments/html-fragments.tsx'
import { type AddPlaceholder, type Bytes, createPlaceholders } from './fragments/placeholders.ts'

restoreEncoder() // react-dom has its own by now

const decoder = new TextDecoder()

export interface RenderOptions {
  /** Path and query the page belongs to. */
  url: string
  nonce: string
}

/**
 * A page whose promised fields are all settled, as the bytes of its document. React's string renderer is four times as fast
 * as its stream; as a string the document would be copied once more on its way into an answer.
 */
export async function renderWhole(boot: Boot, options: RenderOptions): Promise<Bytes> {
  const placeholders = createPlaceholders()
  return placeholders.fill(
    `<!DOCTYPE html>${renderToString(await documentOf(boot, options, placeholders.place))}`,
  )
}

/** A page whose holes stream as they fill, through `@hono/react-renderer`, built per request for nonce, signal and error log. */
export async function streamDocument(
  c: Context<AppEnv>,
  boot: Boot,
  options: RenderOptions,
): Promise<Response> {
  const log = c.get('log')
  const install = reactRenderer(({ children }) => <>{children}</>, {
    stream: true,
    readableStreamOptions: {
      nonce: options.nonce,
      progressiveChunkSize: Number.MAX_SAFE_INTEGER, // a large part that is ready stands in its place, for readers without scripts
      signal: c.req.raw.signal,
      onError: (error) => log.error('render', { error }),
    },
  })
  await install(c, async () => undefined)
  return c.render(await documentOf(boot, options, (bytes) => decoder.decode(bytes)))
}

async function documentOf(
  boot: Boot,
  { url, nonce }: RenderOptions,
  place: AddPlaceholder,
): Promise<ReactElement> {
  await preloadPage(boot.page.name)
  const t = translateFor(storeViews[boot.store])
  return (
    <StaticRouter location={url}>
      <App
        boot={boot}
        encoded={encodePage({ ...boot, shell: undefined })}
        t={t}
        htmlFragments={htmlFragmentsOf(boot, t, place)}
        url={url}
        nonce={nonce}
      />
    </StaticRouter>
  )
}
