import type { ComponentProps } from 'react'

interface Look {
  /** One primary action per view; everything beside it is secondary or quiet. */
  variant?: 'primary' | 'secondary' | 'quiet'
  /** As wide as its column. */
  wide?: boolean
  /** Holds nothing but an icon: give it an `aria-label`. */
  iconOnly?: boolean
}

type ButtonProps = ComponentProps<'button'> & Look & { /** Its work is under way. */ busy?: boolean }

/** A button; not of a form unless `type="submit"`. */
export const Button = ({ variant, wide, iconOnly, busy, type = 'button', ...rest }: ButtonProps) => (
  <button {...rest} {...look({ variant, wide, iconOnly })} type={type} aria-busy={busy || undefined} />
)

/** A link that looks like a button. */
export const ButtonLink = ({ variant, wide, iconOnly, ...rest }: ComponentProps<'a'> & Look) => (
  <a {...rest} {...look({ variant, wide, iconOnly })} />
)

const look = ({ variant, wide, iconOnly }: Look) => ({
  className: 'button',
  'data-variant': variant === 'primary' ? undefined : variant,
  'data-wide': wide ? '' : undefined,
  'data-icon-only': iconOnly ? '' : undefined,
})
