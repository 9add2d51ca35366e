import { withMessages } from '../../i18n/load-messages.ts'
import { browserPart } from '../../ui/lazy-part.tsx'

/** The list of what this device has saved, which the worker never shows. */
export const SavedListPart = browserPart(() =>
  withMessages(
    import('./saved-list.tsx').then((module) => module.SavedList),
    'offline',
  ),
)
