import { formatCelsius } from '#shared/format/celsius.ts'
import type { PageData } from '#shared/page-data.ts'
import { finderFields } from '#shared/skis/finder-query.ts'
import { SNOW_CELSIUS } from '#shared/skis/wax-range.ts'
import { ProductCard } from '../../shop-ui/product-card/product-card.tsx'
import { useShop } from '../../shop-ui/shop-context.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { Section } from '../../ui/section.tsx'
import { AddWax } from './add-wax.tsx'

const ID = 'wax'

/** Snow temperature in, tin out. */
export function TodaysWax({ typed, snowCelsius, waxes }: PageData['ski-finder']) {
  const { t, to, store } = useShop()
  const { [finderFields.snow]: text, ...ofSkier } = typed
  const degrees = (celsius: number) => formatCelsius(celsius, store.language)
  const celsius = snowCelsius === null ? '' : degrees(snowCelsius)
  return (
    <div id={ID}>
      <Section title={t('skis.wax.title')}>
        <div className="content-block" data-width="full">
          <form className="content-block" action={`${to('ski-finder', {})}#${ID}`} key={text}>
            <HiddenFields fields={ofSkier} />
            <p>{t('skis.wax.text')}</p>
            <div className="address-fields">
              <TextField
                name={finderFields.snow}
                label={t('skis.wax.snow')}
                hint={t('skis.wax.snowHint')}
                error={
                  text && snowCelsius === null
                    ? t('skis.wax.snowFault', {
                        min: degrees(SNOW_CELSIUS.min),
                        max: degrees(SNOW_CELSIUS.max),
                      })
                    : undefined
                }
                defaultValue={text}
                autoComplete="off"
                required
              />
            </div>
            <Button type="submit" variant="secondary">
              {t('skis.wax.show')}
            </Button>
          </form>
          {waxes && (
            <>
              <h3 data-focus-fallback="">
                {t(waxes.length > 0 ? 'skis.wax.found' : 'skis.wax.none', { celsius })}
              </h3>
              <ul className="product-grid">
                {waxes.map((wax) => (
                  <ProductCard key={wax.sku} card={wax.card} action={<AddWax wax={wax} />} />
                ))}
              </ul>
            </>
          )}
        </div>
      </Section>
    </div>
  )
}
