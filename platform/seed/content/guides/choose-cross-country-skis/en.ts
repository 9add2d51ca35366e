export const en = `
## Classic or skate?

:: scene race-start
:: categories classic-skis, skate-skis

If you buy only one pair, buy classic. You can ski it wherever there is a track, at any speed, and the technique carries you from day one.

Skating is more fun on wide, hard tracks and harder everywhere else. Make it your second pair, once you know that the stadium is close enough for you to use it. If you are not sure which suits you, the [whole argument is in the magazine](article:technique/skate-or-classic).

## Camber first, length second

:: products DEMO-CONF, ski-classic#0, ski-skate#0

A classic ski is a spring. Standing on both, the kick zone should float above the snow; with all your weight on one, it should bite. So it is your weight, clothes and pack included, that decides the pair. Every length is made for a range of weights, and within it there are often several stiffnesses:

| Where in the ski’s range of weights | Camber | Feels like |
| The lower third | soft | easy to press down, sure grip |
| The middle | medium | right for most |
| The upper third | stiff | plenty of glide, needs a firm kick |

Between two lengths, take the shorter if you are new and the longer if you are experienced. Slightly too soft is better than slightly too stiff: no wax can save a ski that you cannot press down. The [paper test](article:workshop/skis-by-weight) on the kitchen floor takes two minutes.

## Wax or skins?

:: scene spring-crust
:: products ski-classic#2, DEMO-GROUPED
:: categories grip-wax, glide-wax

A skin ski carries a strip of mohair that grips backwards. It works straight away and glides almost like a waxed ski; only in bitter cold and in fresh snow around zero does it fall behind. The skin benefits from [cleaning and waterproofing](article:workshop/skins-care) a few times a winter.

Waxable skis are faster if you enjoy waxing. If you do not, they are slower. A third kind, for snow around zero, has a roughened kick zone. It is the best there is in a very narrow range, a second pair rather than an only one.

## What it costs and what you get

Cheaper skis have a core of foam or wood, dearer ones a lighter core and more stiffnesses to choose from. The difference in weight is a couple of hundred grams a pair. The difference in the base matters more: a better one soaks up more glide wax and lasts longer between waxings. But the order is always the same. The right camber on a simple pair beats the wrong camber on an expensive one.

Count in the rest before you decide:

- **Binding.** The sole of the boot decides which. We mount it free of charge when you buy ski and binding from us.
- **Boots.** Spend your money here rather than on the ski.
- **Poles.** Classic to the shoulder, skate to between chin and nose.
- **Small things.** A cork, three tins, a brush and a bag.

:: products binding#4, pole#0, boot-classic#0
:: categories bindings, poles, ski-packages

## Questions to ask yourself

1. Where will you ski, and what are the trails like?
2. How often? Fewer than ten times a winter: skin skis.
3. What do you really weigh, with your clothes on?
4. Do you enjoy waxing?
5. Do you prefer long and easy, or short and hard?

Once you have the answers the rest is simple. Enter your weight in [Find your skis](shop:ski-finder) and see which pairs carry you. If it still does not suit you, read about [returns](page:delivery-returns) and exchanges, or start with [questions and answers](page:faq).
`
