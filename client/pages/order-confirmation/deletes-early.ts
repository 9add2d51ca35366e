interface Browser {
  vendor: string
  /** Started from the home screen. */
  isInstalled: boolean
}

/** Safari, on a phone or a Mac, deletes what a shop keeps after seven days without a visit, unless it is installed. */
const deletesEarly = ({ vendor, isInstalled }: Browser): boolean => vendor.startsWith('Apple') && !isInstalled

/** The same of this browser. */
export const isDeletedEarly = (): boolean =>
  deletesEarly({
    vendor: navigator.vendor,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  })
