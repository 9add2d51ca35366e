/** A cloud that is crossed out; after Lucide (ISC). */
export const OfflineIcon = () => (
  <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
    <path d="m3 3 18 18M6.5 8A6 6 0 0 0 7 19h10m3.5-1.5A4.5 4.5 0 0 0 17 10h-1.5A7 7 0 0 0 10 5.2" />
  </svg>
)
