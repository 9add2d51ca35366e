import type { ComponentProps, KeyboardEvent, SyntheticEvent } from 'react'

interface Look {
  /** One primary action per view; all others are secondary or quiet. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** As wide as its column. */
  wide?: boolean
  /** Contains only an icon, so it needs an `aria-label`. */
  iconOnly?: boolean
}

type ButtonProps = ComponentProps<'button'> &
  Look & { /** Its work is under way: pressed again it does nothing. */ busy?: boolean }

/** A button. It submits a form only with `type="submit"`. */
export const Button = ({ variant, wide, iconOnly, busy, type = 'button', ...rest }: ButtonProps) => (
  <button
    onKeyDown={pressOnce}
    {...rest}
    {...buttonProps({ variant, wide, iconOnly })}
    type={type}
    {...(busy && { 'aria-busy': true, onClick: preventDefault })}
  />
)

const preventDefault = (event: SyntheticEvent) => event.preventDefault()

/** Enter that is held presses once. */
const pressOnce = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') preventDefault(event)
}

/** A link that looks like a button. */
export const ButtonLink = ({ variant, wide, iconOnly, ...rest }: ComponentProps<'a'> & Look) => (
  <a {...rest} {...buttonProps({ variant, wide, iconOnly })} />
)

const buttonProps = ({ variant, wide, iconOnly }: Look) => ({
  className: 'button',
  'data-variant': variant === 'primary' ? undefined : variant,
  'data-wide': wide ? '' : undefined,
  'data-icon-only': iconOnly ? '' : undefined,
})
