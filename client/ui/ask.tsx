import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './button.tsx'

interface AskProps {
  question: string
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
}

/**
 * A confirmation in the place of the pressed button, or of its form. The safe answer has the focus; pressed, it returns the
 * focus to that button.
 */
export function Ask({ question, yes, no, onYes, onNo }: AskProps) {
  const safe = useRef<HTMLButtonElement>(null)
  useEffect(() => safe.current?.focus(), [])

  function keep() {
    const question = safe.current?.parentElement
    const place = question?.parentElement
    const at = question && place ? [...place.children].indexOf(question) : -1
    flushSync(onNo)
    const opener = place?.children[at]
    const button = opener?.matches('button') ? opener : opener?.querySelector('[type=submit]')
    if (button instanceof HTMLElement) button.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with two answers, no form fields
    <div className="ask row" role="group" aria-label={question}>
      <p>{question}</p>
      <Button onClick={onYes}>{yes}</Button>
      <Button ref={safe} variant="secondary" onClick={keep}>
        {no}
      </Button>
    </div>
  )
}
