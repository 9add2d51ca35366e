import type { SizeGuide } from '#shared/content/brand.ts'

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
              <td key={columns[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
