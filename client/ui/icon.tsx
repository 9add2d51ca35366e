/** Icon paths on a 24 × 24 grid, drawn with one stroke; based on Lucide (ISC). The menu icon is our own two tracks. */
const shapes = {
  arrow: 'M4 12h16m-6-6 6 6-6 6',
  bag: 'M5 8h14l1 13H4zM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  check: 'M20 6 9 17l-5-5',
  chevron: 'm6 9 6 6 6-6',
  close: 'M18 6 6 18M6 6l12 12',
  filters: 'M4 8h9m4 0h3M4 16h3m4 0h9M17 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0m-6 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  globe: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M3 12h18M12 3a13 13 0 0 1 0 18 13 13 0 0 1 0-18',
  heart: 'M12 21C5 15.5 3 12 3 8.5a5 5 0 0 1 9-3 5 5 0 0 1 9 3c0 3.5-2 7-9 12.5z',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0m-9-1v5m0-8.5v.01',
  invoice: 'M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2zM9 8h6m-6 4h6',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
  menu: 'M3 9h18M3 15h18',
  minus: 'M5 12h14',
  pin: 'M20 10c0 5-5 10-8 12-3-2-8-7-8-12a8 8 0 0 1 16 0m-5 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  plus: 'M5 12h14M12 5v14',
  return: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  search: 'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0m3 10-5-5',
  trash: 'M4 6h16m-2 0-1 15H7L6 6m3 0V3h6v3',
  truck:
    'M14 17V5H2v12h3m4 0h6m4 0h3v-5l-3-4h-5M9 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0m10 0a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  user: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0M4 21a8 8 0 0 1 16 0',
  warning: 'M12 9v4m0 4v.01M12 3 2 20h20z',
} as const

type IconName = keyof typeof shapes

/** A decorative icon next to a text. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
    <path d={shapes[name]} />
  </svg>
)
