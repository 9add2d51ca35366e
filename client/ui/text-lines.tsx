interface TextLinesProps {
  /** Empty ones are left out. */
  lines: (string | null | undefined)[]
}

/** Texts below one another, such as those of an address. Two may be the same, and none moves. */
export const TextLines = ({ lines }: TextLinesProps) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: as said above
  lines.filter(Boolean).map((line, at) => <div key={at}>{line}</div>)
