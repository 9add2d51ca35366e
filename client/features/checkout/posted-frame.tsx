import { type ComponentProps, useEffect, useRef } from 'react'

interface PostedFrameProps extends ComponentProps<'iframe'> {
  name: string
  action: string
  /** What the page is told. Another value opens it again. */
  fields: Record<string, string>
  /** The page is there. */
  onOpened?: () => void
}

/** A page of others in a frame, opened by a form post: what it is told is in no address, which histories and logs keep. */
export function PostedFrame({ name, action, fields, onOpened, ...rest }: PostedFrameProps) {
  const form = useRef<HTMLFormElement>(null)
  const body = JSON.stringify(fields)
  useEffect(() => {
    if (body) form.current?.submit()
  }, [body])
  return (
    <>
      <form ref={form} method="post" action={action} target={name} hidden>
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
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
