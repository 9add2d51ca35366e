import * as z from 'zod/mini'
import { loginSchema, newPasswordSchema, passwordResetSchema, registrationSchema } from '../api/account.ts'
import type { ErrorCode } from '../errors.ts'

const { email, firstName, lastName, password } = registrationSchema.shape

/** The forms of the login, by the names of their fields. `sent` is the form of the code that a mail has brought. */
const schemas = {
  login: loginSchema,
  register: z.object({ firstName, lastName, email, newPassword: password }),
  forgot: passwordResetSchema,
  sent: newPasswordSchema,
}
export type AuthForm = keyof typeof schemas

const names = ['login', 'register', 'forgot', 'sent'] as const satisfies AuthForm[]

/** The form that a button or an address names; the login where it names none. */
export const readAuthForm = (named: string | null | undefined): AuthForm =>
  names.find((name) => name === named) ?? 'login'

type Fields = Record<string, string | undefined>

/** What is wrong with the fields of a form, by their names; nothing: it can be sent. */
export const authFormFaults = (form: AuthForm, fields: Fields): Record<string, ErrorCode> =>
  fieldFaults(schemas[form], fields)

/** What is wrong with fields by a schema of our API, in the words of the account's forms. */
export function fieldFaults(schema: z.ZodMiniType, fields: Fields): Record<string, ErrorCode> {
  const issues = schema.safeParse(fields).error?.issues ?? []
  const wrong = [...new Set(issues.map(({ path }) => String(path[0])))]
  return Object.fromEntries(wrong.map((name) => [name, faultOf(name, fields[name] ?? '')]))
}

function faultOf(name: string, typed: string): ErrorCode {
  if (typed.trim() === '') return 'errors.field.required'
  if (name === 'email') return 'errors.field.email'
  return name === 'firstName' || name === 'lastName' ? 'errors.field.name' : 'errors.field.required'
}

/** What a form shows again: never a password, and no code. */
export const nonSecretFields = ({
  email: typedEmail = '',
  firstName: first = '',
  lastName: last = '',
}: Fields): Record<string, string> => ({
  email: typedEmail,
  firstName: first,
  lastName: last,
})
