import { describe, expect, test } from 'vitest'
import { type AuthForm, authFormFaults, nonSecretFields, readAuthForm } from '#shared/account/auth-forms.ts'

const right = {
  email: 'ingrid@example.com',
  password: 'ett',
  newPassword: 'två',
  firstName: 'Ingrid',
  lastName: 'Åström',
  resetToken: '123456',
}

describe('the fields of a form', () => {
  test.each<AuthForm>(['login', 'register', 'forgot', 'sent'])(
    'of %s can be sent when they are right',
    (form) => {
      expect(authFormFaults(form, right)).toEqual({})
    },
  )

  test.each<[AuthForm, Record<string, string>, object]>([
    ['login', { email: '' }, { email: 'errors.field.required' }],
    ['login', { email: 'ingrid@' }, { email: 'errors.field.email' }],
    ['login', { password: '' }, { password: 'errors.field.required' }],
    ['register', { newPassword: '' }, { newPassword: 'errors.field.required' }],
    ['register', { firstName: '123' }, { firstName: 'errors.field.name' }],
    [
      'register',
      { lastName: ' ', email: 'x' },
      { lastName: 'errors.field.required', email: 'errors.field.email' },
    ],
    ['forgot', { email: 'x' }, { email: 'errors.field.email' }],
    ['sent', { resetToken: '' }, { resetToken: 'errors.field.required' }],
  ])('of %s with %o are told as wrong', (form, wrong, faults) => {
    expect(authFormFaults(form, { ...right, ...wrong })).toEqual(faults)
  })
})

test('a form that does not exist is the login', () => {
  expect([readAuthForm('register'), readAuthForm('other'), readAuthForm(undefined)]).toEqual([
    'register',
    'login',
    'login',
  ])
})

test('neither a password nor a code is shown again', () => {
  expect(nonSecretFields(right)).toEqual({ email: right.email, firstName: 'Ingrid', lastName: 'Åström' })
})
