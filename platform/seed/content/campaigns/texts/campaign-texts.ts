export type CampaignSlug =
  | 'season-opening'
  | 'mountain-weeks'
  | 'fluorine-free'
  | 'give-a-winter'
  | 'first-skis'
  | 'after-work'

/** The texts of one language. */
export type CampaignTexts = Record<CampaignSlug, string>
