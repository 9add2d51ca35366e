import { type FormEvent, useRef, useState } from 'react'
import type { NewReviewRequest } from '#shared/api/review.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { MessageKey } from '#shared/i18n/messages.ts'
import { findReviewFaults, type NewReview, reviewLimits, STARS } from '#shared/product/reviews.ts'
import { codeOf } from '../../../api/call-api.ts'
import { callInTurn } from '../../../api/call-in-turn.ts'
import { loadTakeLater } from '../../../outbox/load-take-later.ts'
import { isFocusLost } from '../../../router/index.ts'
import { useShop } from '../../../shop-ui/shop-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'

type State =
  | { kind: 'open'; faults?: Partial<Record<keyof NewReview, ErrorCode>>; failure?: ErrorCode }
  | { kind: 'busy' }
  | { kind: 'done'; words: MessageKey }

type TakeLater = Awaited<ReturnType<typeof loadTakeLater>>
type QueuedReview = NewReviewRequest & { taskId: string }

/** A review of one's own: shown once the shop has approved it. What was written stays when sending fails. */
export function ReviewForm({ productId }: { productId: number }) {
  const { t, store } = useShop()
  const [state, setState] = useState<State>({ kind: 'open' })
  /** The same for every attempt at this review, so that it is handed in once. */
  const taskId = useRef('')
  const faults = state.kind === 'open' ? state.faults : undefined
  const errorOf = (field: keyof NewReview) => faults?.[field] && t(faults[field])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    taskId.current ||= crypto.randomUUID()
    const body = { ...readReview(new FormData(form), productId), taskId: taskId.current }
    const found = findReviewFaults(body)
    setState({ kind: 'open', faults: found })
    const first = Object.keys(found)[0]
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setState({ kind: 'busy' })
    try {
      await callInTurn(store, 'products.review', body)
      setState({ kind: 'done', words: 'reviews.thanks' })
    } catch (error) {
      const words = await loadTakeLater()
        .then((later) => queue(later, error, body))
        .catch(() => null) // then the failure stands
      setState(words ? { kind: 'done', words } : { kind: 'open', failure: codeOf(error) })
    }
  }

  /** Keeps it for later. Once that is over, thanks stand here, or the form for another one: the outbox has said why. */
  async function queue({ queueForLater, isTaken }: TakeLater, error: unknown, body: QueuedReview) {
    const words = await queueForLater(error, store, { kind: 'review', payload: body })
    if (words)
      void isTaken(body.taskId).then((isSent) => {
        taskId.current = ''
        setState(isSent ? { kind: 'done', words: 'reviews.thanks' } : { kind: 'open' })
      })
    return words
  }

  if (state.kind === 'done')
    return (
      <p role="status" ref={takeFocus} tabIndex={-1}>
        {t(state.words)}
      </p>
    )
  return (
    <details className="review-form">
      <summary>{t('reviews.write')}</summary>
      <form onSubmit={send} noValidate>
        <ReviewFields errorOf={errorOf} />
        <p className="field-hint">{t('reviews.moderated')}</p>
        {state.kind === 'open' && state.failure && (
          <p className="field-error" role="alert">
            {t(state.failure)}
          </p>
        )}
        <Button type="submit" busy={state.kind === 'busy'}>
          {t('reviews.send')}
        </Button>
      </form>
    </details>
  )
}

interface ReviewFieldsProps {
  /** The error of a field, in words. */
  errorOf: (field: keyof NewReview) => string | undefined
}

/** Stars, title, text and name; and the field that only robots fill in. */
function ReviewFields({ errorOf }: ReviewFieldsProps) {
  const { t } = useShop()
  return (
    <>
      <SelectField
        name="rating"
        label={t('reviews.rating')}
        defaultValue=""
        error={errorOf('rating')}
        required
      >
        <option value="" />
        {STARS.map((stars) => (
          <option key={stars} value={stars}>
            {t('reviews.stars', { count: stars })}
          </option>
        ))}
      </SelectField>
      <TextField
        name="title"
        label={t('reviews.heading')}
        maxLength={reviewLimits.title}
        error={errorOf('title')}
        required
      />
      <TextArea
        name="text"
        label={t('reviews.text')}
        rows={5}
        maxLength={reviewLimits.text}
        error={errorOf('text')}
        required
      />
      <TextField
        name="nickname"
        label={t('reviews.nickname')}
        autoComplete="nickname"
        maxLength={reviewLimits.nickname}
        error={errorOf('nickname')}
        required
      />
      <input className="visually-hidden" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
    </>
  )
}

/** The form is gone, and the focus with it, unless it was elsewhere by then. */
const takeFocus = (element: HTMLElement | null) => {
  if (isFocusLost()) element?.focus()
}

function readReview(form: FormData, productId: number): NewReviewRequest {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    productId,
    title: text('title'),
    text: text('text'),
    nickname: text('nickname'),
    website: text('website'),
    rating: Number(text('rating')),
  }
}
