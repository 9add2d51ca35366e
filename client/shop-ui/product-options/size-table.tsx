import type { SizeGuide } from '#shared/content/brand.ts'

/** A range is not broken after its dash. */
const inOneLine = (range: string) => range.replaceAll('–', '–\u2060')

/** The size guide for one kind of product. */
export const SizeTable = ({ text, columns, rows }: SizeGuide) => (
  <div className="prose">
    <p>{text}</p>
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, at) => (
              <td key={columns[at]}>{inOneLine(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
