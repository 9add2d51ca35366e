/** A piece of text on the page: points from the left and from the top, of A4. */
export interface PdfText {
  x: number
  y: number
  text: string
  size: number
  isBold?: boolean
}

const PDF_PAGE = { width: 595, height: 842 } as const

/** A PDF of one page (ISO 32000-1), in Helvetica, which every reader has. Letters outside Latin-1 become question marks. */
export function toPdf(texts: readonly PdfText[], { title, language }: { title: string; language: string }) {
  const content = texts.map(toOperators).join('\n')
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PDF_PAGE.width} ${PDF_PAGE.height}] /Contents 4 0 R
/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    toFont('Helvetica'),
    toFont('Helvetica-Bold'),
    `<< /Title (${escapeText(title)}) >>`,
  ]
  return Uint8Array.from(toFile(objects), (letter) => letter.charCodeAt(0))
}

/** The objects, numbered from 1, and the table of where each begins. Each letter is one byte. */
function toFile(objects: readonly string[]): string {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  return `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}

const toFont = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

const toOperators = ({ x, y, text, size, isBold }: PdfText) =>
  `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${x} ${PDF_PAGE.height - y} Td (${escapeText(text)}) Tj ET`

const escapeText = (text: string) => text.replace(/[^ -~\u00a0-\u00ff]/g, '?').replace(/[\\()]/g, '\\$&')
