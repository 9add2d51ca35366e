import type { CampaignTexts } from './campaign-texts.ts'

/** The texts of the campaigns. Markup (`../../markup.ts`); `{lastDay}` is the last day to order before Christmas. */
export const en: CampaignTexts = {
  'season-opening': `
The first tracks of made snow are opening, and most of us are not ready. Get your skis out tonight: a grey base needs glide wax, skis that have lost their camber need replacing. Feel the heels of your boots and the tips of your poles while you are at it.

Enter SKARE10 at the checkout and ten per cent comes off. The code works on reduced goods too, but not on gift cards. If you are not sure what you need, there is the [guide to cross-country skis](guide:choose-cross-country-skis), and if you would rather look after what you have, there is the [wax guide](guide:wax-guide). It costs nothing.`,
  'mountain-weeks': `
February is dark, April is bright, and in between lie the best weeks in the mountains. The crust carries, the days are long, and there is room in the huts. Several of our touring skis have been reduced, so that you can try them at home first; the old price stands beside the new one.

Weigh yourself with your pack on before you choose a length. Buy ski and binding together and we mount them free of charge. What else you need, from steel edges to the last mitten, is in the [guide to touring skis](guide:touring-skis). How to dress for the breaks is in the [guide to layers](guide:dress-in-layers).`,
  'fluorine-free': `
Fluorine has been banned from racing since 2023, and we stopped selling it three years before. It is no sacrifice. It makes less difference to the glide than brushing does, and a brush lasts ten years.

Begin with a base wax, one colour for the commonest days and a nylon brush. You need no more until you start to race. How to read the colours on the tins is in the [article on wax and temperature](article:workshop/wax-temperatures). If you have old tins left, hand them in where you live as hazardous waste, or bring them to our shop and we will. In nature they never break down.`,
  'give-a-winter': `
A sock that lasts, a mitten that dries quickly, a tin of wax in the parcel. The best presents are those that get used up. Everything here costs less than 50 €, and most of it fits into a padded envelope.

Order by {lastDay} for delivery before Christmas Eve. After that there is the gift card that comes by email, on Christmas morning too. It is valid for two years for everything in the shop. If you do not know which skis the other person has, the gift card is the kind choice. Write something of your own on it. A promise of a tour together goes a long way.`,
  'first-skis': `
Taking up skiing should not require an evening with tables. In a package skis, boots, binding and poles are chosen for each other, and the binding is already mounted when the box arrives. You choose the size; the rest is done.

If the child is light for its height, take the shorter ski. If the skis are to last two winters, take a softer pair rather than a longer one. There is more in the [guide to skis for children](guide:junior-skis). And when it is time for the first tour, make it shorter than you had planned and bring something warm. Here is [how to get a second time](article:journeys/the-childrens-first-tour).`,
  'after-work': `
At four o’clock it is dark, and the trail is at its best. The snow has frozen, the stadium is empty, and all you hear is your skis. With a lamp, a windproof layer and a pair of clear glasses, a weekday evening is the best time of the day.

Four hundred lumens will do on a groomed trail, eight hundred if you want to let go on the descents. Charge the lamp the same evening and count on two thirds of the time on the box. How to choose a loop, carry the battery and meet others without dazzling them is in [When the lamp is the only light](article:journeys/night-skiing). Do not forget reflectors on the way there.`,
}
