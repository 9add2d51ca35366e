import type { ListQuery } from '#shared/catalogue/filters.ts'

/** What a list's form keeps of its query, as hidden fields; the form's own field stays out. */
export const QueryFields = ({ query: { filters, sort, text }, except }: QueryFieldsProps) =>
  Object.entries({ ...filters, sort: [sort], s: [text] })
    .filter(([name]) => name !== except)
    .flatMap(([name, values]) =>
      values.map((value) => value && <input key={name + value} type="hidden" name={name} value={value} />),
    )

interface QueryFieldsProps {
  query: ListQuery
  except: string
}
