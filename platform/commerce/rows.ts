/** The rows of one statement of a batch. D1 cannot know their type; the caller's SQL defines it. */
export function rowsOf<Row>(result: D1Result | undefined): Row[] {
  return (result?.results ?? []) as Row[] // see above
}

/** The JSON of a column, or the fallback when the column is null. */
export function jsonOf<Value>(text: string | null | undefined, fallback: Value): Value {
  return typeof text === 'string' ? (JSON.parse(text) as Value) : fallback // written by this platform
}
