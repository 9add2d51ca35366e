import type { Notice } from '#shared/api/notice.ts'
import { Problem } from '../../../shop-ui/problem.tsx'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { FocusedMessage } from '../../checkout/document/focused-message.tsx'

/** What went well in plain words, what did not as a problem. */
export function Notices({ notices }: { notices: Notice[] }) {
  const { t } = useShop()
  if (notices.length === 0) return null
  return (
    <FocusedMessage>
      {notices.map(({ type, key, params }) =>
        type === 'success' ? (
          <p key={key}>{t(key, params)}</p>
        ) : (
          <Problem key={key} code={key} params={params} />
        ),
      )}
    </FocusedMessage>
  )
}
