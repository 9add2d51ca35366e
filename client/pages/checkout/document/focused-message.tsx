import type { ReactNode } from 'react'
import type { CheckoutProblem } from '#shared/checkout/checkout-view.ts'
import { Problem } from '../../../shop-ui/problem.tsx'

/** What the document has to say first: it has the focus when it opens. */
export const FocusedMessage = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noAutofocus: a new document announces nothing by itself
  <div tabIndex={-1} autoFocus>
    {children}
  </div>
)

/** What went wrong, if something did. */
export const FocusedProblem = ({ problem }: { problem: CheckoutProblem | null }) =>
  problem && (
    <FocusedMessage>
      <Problem code={problem.key} params={problem.params} />
    </FocusedMessage>
  )
