/** Two ski tracks that come in from the left, bend and stop: decoration of a page that leads no further. */
export const TrackEnd = () => (
  <svg className="track-end" viewBox="0 0 640 120" aria-hidden="true">
    <path d="M-400 92h620c90 0 110-74 200-74h60M-400 104h620c98 0 118-74 200-74h60" />
  </svg>
)
