import { useShop } from '../../../shop-ui/shop-context.tsx'
import { AccountField } from '../fields.tsx'

interface PasswordProps {
  name: 'password' | 'newPassword' | 'currentPassword'
  label: string
  /** It can be left empty. */
  isOptional?: boolean
}

/** A password that nothing shows: that would take a script. */
export function Password({ name, label, isOptional = false }: PasswordProps) {
  const { t } = useShop()
  const isNew = name === 'newPassword'
  return (
    <AccountField
      name={name}
      type="password"
      label={label}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      hint={isNew ? t('account.passwordHint') : undefined}
      maxLength={200}
      required={!isOptional}
    />
  )
}
