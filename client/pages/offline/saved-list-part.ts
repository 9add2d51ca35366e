import { lazy } from 'react'
import { withMessages } from '../../i18n/load-messages.ts'

/** The list of what this device has saved, which the worker never shows. */
export const SavedListPart = lazy(() =>
  withMessages(
    import('./saved-list.tsx').then((code) => ({ default: code.SavedList })),
    'offline',
  ),
)
