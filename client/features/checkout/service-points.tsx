import { type KeyboardEvent, useRef, useState } from 'react'
import type { ServicePoint } from '#shared/api/checkout.ts'
import { DAY_MS } from '#shared/durations.ts'
import { codeOf } from '../../api/call-api.ts'
import { useApi } from '../../api/use-api.ts'
import { Problem } from '../../shop-ui/problem.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { ChoiceList } from './choice-list.tsx'
import { pointWords } from './delivery-words.ts'

interface ServicePointsProps {
  /** Where to look first. */
  postcode: string
  country: string
  chosen: ServicePoint | null
  onChoose: (point: ServicePoint) => void
}

/** Places to fetch the parcel from, as a list: name, way and opening hours. */
export function ServicePoints({ postcode, country, chosen, onChoose }: ServicePointsProps) {
  const { t, store } = useShop()
  const [searched, setSearched] = useState(postcode)
  const field = useRef<HTMLInputElement>(null)
  const { data, error, mutate } = useApi('checkout.servicePoints', { postcode: searched, country })
  const found = data?.servicePoints
  const isFound = !chosen || found?.some(({ id }) => id === chosen.id)
  const points = isFound ? found : [chosen, ...(found ?? [])] // what is chosen is always shown
  const search = () => setSearched(field.current?.value.trim() || postcode)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault() // the form around it is the whole step
    search()
  }
  return (
    <div className="service-points">
      <div className="service-points-search">
        <TextField
          ref={field}
          label={t('checkout.field.zipCode')}
          defaultValue={postcode}
          inputMode="numeric"
          autoComplete="off"
          onKeyDown={onKeyDown}
        />
        <Button variant="secondary" onClick={search}>
          {t('search.submit')}
        </Button>
      </div>
      {error && <Problem code={codeOf(error)} onRetry={() => mutate()} />}
      {!found && !error && <div className="checkout-waiting" aria-busy="true" />}
      {found?.length === 0 && <Problem code="checkout.delivery.noPoints" />}
      {points && points.length > 0 && (
        <ChoiceList
          legend={t('checkout.delivery.points')}
          name="service-point"
          chosen={chosen?.id ?? ''}
          onChoose={(id) => {
            const point = points.find((one) => one.id === id)
            if (point) onChoose(point)
          }}
          choices={points.map((point) => ({
            value: point.id,
            title: point.name,
            text: pointWords(point, store),
            more: point.id === chosen?.id && <OpeningHours point={point} />,
          }))}
        />
      )}
    </div>
  )
}

/** A Monday: days count from one there (ISO 8601). */
const MONDAY = Date.UTC(2024, 0, 1)

export function OpeningHours({ point: { openingHours } }: { point: ServicePoint }) {
  const { store } = useShop()
  const weekday = new Intl.DateTimeFormat(store.locale, { weekday: 'short', timeZone: 'UTC' })
  return (
    <dl className="opening-hours">
      {openingHours.map(({ day, open, close }) => (
        <div key={`${day} ${open}`}>
          <dt>{weekday.format(MONDAY + (day - 1) * DAY_MS)}</dt>
          <dd>
            {open}–{close}
          </dd>
        </div>
      ))}
    </dl>
  )
}
