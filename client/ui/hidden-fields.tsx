/** What a form sends and does not show. Empty fields are left out. */
export const HiddenFields = ({ fields }: { fields: Record<string, string | null | undefined> }) =>
  Object.entries(fields).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  )
