interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the shopper asks for little data (Save-Data) or has a 2G connection: then nothing is loaded that can be done without. */
export const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection } // not in every browser
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'))
}
