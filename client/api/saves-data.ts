/** Whether the shopper's browser asks for little data (Save-Data): then nothing is loaded that can be done without. */
export const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } } // not in every browser
  return connection?.saveData === true
}
