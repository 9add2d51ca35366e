interface LineOption {
  label: string
  value: string
}

/**
 * The options of a line without what says nothing: platforms label each part of a bundle with the bundle's own name, or all
 * of them with the same word, and count parts of which there is one.
 */
export const withoutRepeats = (options: LineOption[], name: string): LineOption[] =>
  options.map(({ label, value }, at) => ({
    label: label === name || label === options[at - 1]?.label ? '' : label,
    value: value.replace(/^1 × /, ''),
  }))

/** An option in words: `Length: 190`, or the value alone. */
export const optionWords = ({ label, value }: LineOption): string => (label ? `${label}: ${value}` : value)
