import './fast-encoder.ts' // must come first: react-dom keeps the encoder that exists when it is evaluated
import { reactRenderer } from '@hono/react-renderer'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from '#client/app/app.tsx'
import { preloadPage } from '#client/pages/index.ts'
import type { Boot } from '#shared/page-data.ts'
import { encodePage } from '#shared/page-lines.ts'
import { storeViews } from '#shared/store-views.ts'
import type { AppContext } from '../app-env.ts'
import { translateFor } from '../i18n/messages.ts'
import { restoreEncoder } from './fast-encoder.ts'
import { htmlFragmentsOf } from './fragments/html-fragments.tsx'
import { type AddPlaceholder, type Bytes, createPlaceholders } from './fragments/placeholders.ts'

restoreEncoder() // react-dom has its encoder now

const decoder = new TextDecoder()

export interface RenderOptions {
  /** Path and query of the page. */
  url: string
  nonce: string
}

/**
 * The bytes of a document whose promised fields have all settled. React's string renderer is four times as fast as its
 * stream renderer. Bytes are returned because a response would copy a string once more.
 */
export async function renderDocument(boot: Boot, options: RenderOptions): Promise<Bytes> {
  const placeholders = createPlaceholders()
  return placeholders.fill(
    `<!DOCTYPE html>${renderToString(await toElement(boot, options, placeholders.add))}`,
  )
}

/**
 * The response for a document whose promised fields stream when they settle. `@hono/react-renderer` is created per
 * request, for its nonce, abort signal and error log.
 */
export async function streamDocument(c: AppContext, boot: Boot, options: RenderOptions): Promise<Response> {
  const log = c.get('log')
  const install = reactRenderer(({ children }) => <>{children}</>, {
    stream: true,
    readableStreamOptions: {
      nonce: options.nonce,
      progressiveChunkSize: Number.MAX_SAFE_INTEGER, // large parts that are ready are not moved to the end, for readers without scripts
      signal: c.req.raw.signal,
      onError: (error) => log.error('render', { error }),
    },
  })
  await install(c, async () => undefined)
  return c.render(await toElement(boot, options, (bytes) => decoder.decode(bytes)))
}

async function toElement(
  boot: Boot,
  { url, nonce }: RenderOptions,
  addPlaceholder: AddPlaceholder,
): Promise<ReactElement> {
  await preloadPage(boot.page.name)
  const t = translateFor(storeViews[boot.store])
  return (
    <StaticRouter location={url}>
      <App
        boot={boot}
        encoded={encodePage(boot.page)}
        t={t}
        htmlFragments={htmlFragmentsOf(boot, t, addPlaceholder)}
        url={url}
        nonce={nonce}
      />
    </StaticRouter>
  )
}
