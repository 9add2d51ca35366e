import './fast-encoder.ts' // first: react-dom keeps the encoder it finds when it is evaluated
import { reactRenderer } from '@hono/react-renderer'
import type { Context } from 'hono'
import { StaticRouter } from 'react-router'
import { App } from '#client/app/app.tsx'
import { preloadPage } from '#client/pages/index.ts'
import type { Boot } from '#shared/page-data.ts'
import { encodePage } from '#shared/page-lines.ts'
import { storeViews } from '#shared/store-views.ts'
import type { AppEnv } from '../env.ts'
import { restoreEncoder } from './fast-encoder.ts'
import { frameHtmlOf } from './frame-html.tsx'
import { translateFor } from './messages.ts'

restoreEncoder() // react-dom has its own by now

export interface RenderOptions {
  /** Path and query the page belongs to. */
  url: string
  nonce: string
  /** Stream the holes as they fill; else the promised fields must all be settled. */
  stream: boolean
}

/**
 * Renders a page as a document through `@hono/react-renderer`, built per request for nonce, signal and error log.
 * The string renderer is four times as fast and serves whenever nothing is pending.
 */
export async function renderDocument(
  c: Context<AppEnv>,
  boot: Boot,
  options: RenderOptions,
): Promise<Response> {
  const { url, nonce, stream } = options
  await preloadPage(boot.page.name)
  const { log } = c.var
  const t = translateFor(storeViews[boot.store])
  const install = reactRenderer(({ children }) => <>{children}</>, {
    stream: stream || undefined,
    readableStreamOptions: {
      nonce,
      progressiveChunkSize: Number.MAX_SAFE_INTEGER, // a large part that is ready stands in its place, for readers without scripts
      signal: c.req.raw.signal,
      onError: (error) => log.error('render', { error }),
    },
  })
  await install(c, async () => undefined)
  return c.render(
    <StaticRouter location={url}>
      <App
        boot={boot}
        encoded={encodePage({ ...boot, shell: undefined })}
        t={t}
        frameHtml={frameHtmlOf(boot, t)}
        url={url}
        nonce={nonce}
      />
    </StaticRouter>,
  )
}
