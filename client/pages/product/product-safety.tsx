import type { Business, Product } from '#shared/product/product.ts'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Who made the product and what to beware of, folded (regulation (EU) 2023/988, article 19). */
export function ProductSafety({ safety, sku }: Pick<Product, 'safety'> & { sku: string }) {
  const { t } = useShop()
  if (!safety) return null
  const { manufacturer, responsible, warnings } = safety
  return (
    <details className="content-fold">
      <summary>
        <b>{t('product.safety.title')}</b>
        <Icon name="chevron" />
      </summary>
      <div className="prose">
        <Address label={t('product.safety.manufacturer')} business={manufacturer} />
        {responsible && <Address label={t('product.safety.responsible')} business={responsible} />}
        {warnings.length > 0 && (
          <>
            <h3>{t('product.safety.warnings')}</h3>
            <ul>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </>
        )}
        <p>
          {t('product.sku')}: {sku}
        </p>
      </div>
    </details>
  )
}

const Address = ({ label, business: { name, address, email } }: { label: string; business: Business }) => (
  <>
    <h3>{label}</h3>
    <p>
      {name}, {address}
      <br />
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  </>
)
