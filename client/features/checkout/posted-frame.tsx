import { type ComponentProps, useEffect, useRef } from 'react'

interface PostedFrameProps extends ComponentProps<'iframe'> {
  name: string
  action: string
  token: string
  /** What the widget is about, in minor units. */
  amount?: number
  /** The page is there. */
  onOpened?: () => void
}

/**
 * A page of the payment provider in a frame. What it is told goes there in the body of a post: an address is kept in
 * histories and logs. Another token or amount opens it again.
 */
export function PostedFrame({ name, action, token, amount, onOpened, ...rest }: PostedFrameProps) {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form says
  useEffect(() => form.current?.submit(), [token, amount])
  return (
    <>
      <form ref={form} method="post" action={action} target={name} hidden>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="amount" value={amount} />
      </form>
      <iframe
        {...rest}
        name={name}
        onLoad={({ currentTarget }) => {
          if (currentTarget.contentDocument?.URL !== 'about:blank') onOpened?.() // which a frame begins with
        }}
      />
    </>
  )
}
