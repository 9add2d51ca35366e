import type { PageName } from '#shared/routes.ts'
import type { Redirect } from './redirect-rules.ts'

/** The page or redirect that an address leads to. */
export type Resolved =
  | {
      kind: 'page'
      name: PageName
      params: Record<string, string>
      /** The URL to load instead of the requested one (R2.76). */
      url?: URL
      /** `url` is another spelling of the requested one: it is redirected to if there is a page. */
      isRespelt?: true
    }
  | ({ kind: 'redirect' } & Redirect)
