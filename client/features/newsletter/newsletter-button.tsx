import { useState } from 'react'
import { Dialog } from '../../shop-ui/dialog.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

/** Opens the newsletter's form over the page (R2.41). */
export function NewsletterButton() {
  const { t } = useShop()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('newsletter.subscribe')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('newsletter.title')}>
        <p>{t('newsletter.text')}</p>
        <NewsletterForm id="newsletter-email" />
      </Dialog>
    </>
  )
}
