/** For a form's `ref`: the browser checks the fields until we do, in words of our own. */
export const withoutNativeChecks = (form: HTMLFormElement | null): void => {
  if (form) form.noValidate = true
}
