/** The lines of a text, without the empty ones around it. */
export const linesOf = (text: string): string[] => text.trim().split('\n')
