interface UnavailableProps {
  /** The values that cannot be had, with why. */
  values: { label: string; reason: string }[]
}

/** Why values are struck out, to be seen: those with the same reason together. */
export function Unavailable({ values }: UnavailableProps) {
  if (values.length === 0) return null
  const reasons = [...new Set(values.map(({ reason }) => reason))]
  const labelsOf = (reason: string) =>
    values.flatMap((value) => (value.reason === reason ? [value.label] : [])).join(', ')
  return <small>{reasons.map((reason) => `${labelsOf(reason)}: ${reason}`).join(' · ')}</small>
}
