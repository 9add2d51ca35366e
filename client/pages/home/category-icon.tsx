/** Line drawings of what the shop sells, on a 48 × 48 ground. The content service names them. */
const shapes: Record<string, string> = {
  ski: 'M14 44V10c0-4 1-6 3-6s3 2 3 6v34zM28 44V10c0-4 1-6 3-6s3 2 3 6v34zM14 27h6m8 0h6',
  boot: 'M16 6h14v18l9 7c2 2 3 4 3 7v4H12V12zM12 36h30M17 14h8m-8 6h9',
  pole: 'M15 4 11 38m-4 3c2-3 6-3 8 0M33 4l4 34m-4 3c2-3 6-3 8 0M13 6h4v8h-3zM31 6h4v8h-3',
  wax: 'M15 14h18v26a4 4 0 0 1-4 4H19a4 4 0 0 1-4-4zM18 14V6h12v8M15 22h18m-18 12h18',
  jacket: 'M17 6c2 4 12 4 14 0l11 6-4 10-5-2v24H15V20l-5 2-4-10zM24 9v35',
  'roller-ski':
    'M3 26h42M6 22h36M16 36a5 5 0 1 1-10 0 5 5 0 0 1 10 0m26 0a5 5 0 1 1-10 0 5 5 0 0 1 10 0M11 31v-5m26 5v-5',
  nutrition: 'M18 4h12v6l4 6v24a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4V16l4-6zM14 22h20M14 34h20',
  package: 'M6 16 24 6l18 10v18L24 44 6 34zM6 16l18 10 18-10M24 26v18M15 11l18 10',
}

const TRACKS = 'M18 44c0-16 8-20 8-40M30 44c0-16 8-20 8-40'

/** A category's drawing; two tracks for one we have no drawing of. */
export const CategoryIcon = ({ name }: { name: string }) => (
  <svg className="icon" viewBox="0 0 48 48" aria-hidden="true">
    <path d={shapes[name] ?? TRACKS} />
  </svg>
)
