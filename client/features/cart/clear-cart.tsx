import { type FormEvent, useState } from 'react'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Ask } from '../../ui/ask.tsx'
import { Button } from '../../ui/button.tsx'

/** Empties the cart, once asked (R5.37); without JavaScript its form does. */
export function ClearCart({ onClear }: { onClear: () => void }) {
  const { t, to } = useShop()
  const [isAsking, setIsAsking] = useState(false)

  function ask(event: FormEvent) {
    event.preventDefault()
    setIsAsking(true)
  }

  if (!isAsking) {
    return (
      <form method="post" action={to('cart', {})} onSubmit={ask}>
        <Button type="submit" variant="quiet" name="clear" value="1">
          {t('cart.clear')}
        </Button>
      </form>
    )
  }
  return (
    <Ask
      question={t('cart.askClear')}
      yes={t('cart.clear')}
      no={t('cart.keep')}
      onYes={onClear}
      onNo={() => setIsAsking(false)}
    />
  )
}
