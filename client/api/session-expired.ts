type Listener = () => Promise<void>

let listener: Listener = async () => undefined

/** Sets what the app does when an answer says that the session has ended. The API itself does nothing about it. */
export function onSessionExpired(listen: Listener): void {
  listener = listen
}

/** Calls the app's listener and resolves when it is done. Never rejects: the caller still has the answer to handle. */
export const tellSessionExpired = (): Promise<void> =>
  listener().catch((error: unknown) => console.error('session', error))
