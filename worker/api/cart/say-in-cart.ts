import type { Notice } from '#shared/api/notice.ts'
import type { AppContext } from '../../app-env.ts'
import { translateFor } from '../../i18n/messages.ts'

const MOST = 15 // what a cookie holds

/** The cart's next document says all of it that is no mere information, once (R5.5). Of too many the last: there the success is. */
export function sayInCart({ var: { session, store } }: AppContext, notices: Notice[]): void {
  const texts = notices.flatMap(({ type, key, params }) =>
    type === 'info' ? [] : [translateFor(store)(key, params)],
  )
  if (texts.length > 0) session.update({ notices: [...new Set(texts)].slice(-MOST) })
}
