import type { ReactNode } from 'react'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { useSum } from '../../shop-ui/sum.tsx'

interface ChoiceListProps {
  legend: string
  /** Name of the radio buttons. */
  name: string
  choices: {
    value: string
    title: string
    text?: string
    price?: number
    more?: ReactNode
    isDisabled?: boolean
  }[]
  chosen: string
  onChoose: (value: string) => void
}

/** One of several ways: a radio button per row, and the whole row is the target. */
export function ChoiceList({ legend, name, choices, chosen, onChoose }: ChoiceListProps) {
  const { t } = useShop()
  const sum = useSum()
  return (
    <fieldset className="choice-list">
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(({ value, title, text, price, more, isDisabled }) => (
        <div key={value}>
          <label>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              disabled={isDisabled}
              onChange={() => onChoose(value)}
            />
            <span>
              <b>{title}</b>
              {text && <small>{text}</small>}
            </span>
            {price !== undefined && <b>{price === 0 ? t('cart.free') : sum(price)}</b>}
          </label>
          {more}
        </div>
      ))}
    </fieldset>
  )
}
