export const en = `
Grip waxing has a reputation for being difficult. It is not. The difficult part is keeping it simple. A ski with the right camber, three tins and a cork are enough for nearly every day of the winter, and the rest you learn by skiing a hundred metres and paying attention.

## Where the wax goes

Grip wax belongs under your foot, in the kick zone. The zone starts near the heel and runs forward for as long as the ski still has camber when you stand on both feet. For most people that is 45 to 60 centimetres. Further forward and further back the ski is there to glide, and grip wax will only slow it down.

If you do not know where the zone ends, there is a simple test. Stand on a flat floor with your weight evenly on both skis and have somebody slide a sheet of paper back and forth under your foot. Where the paper sticks, the zone ends. Mark the place on the sidewall with a felt pen and you never have to do it again.

## Clean and roughened

Wax sticks to a clean base and lets go of a dirty one. Scrape off the old wax, wipe with remover and a cloth, and let it dry completely. Then draw fine sandpaper, grit 100 to 150, a few times along the zone. The surface should feel matt, not hairy. It takes two minutes, and it is the difference between wax that lasts twenty kilometres and wax that is gone after three.

:: products wax-tool#6, wax-tool#4

## Three thin layers

The most common mistake is one thick layer. Thick wax freezes to the snow, collects ice and makes the ski slow. Thin wax does its job and goes unnoticed in between.

1. Begin with the colder of the two tins you cannot decide between.
2. Crayon on a layer so thin that you see the base through it.
3. Cork until it is even and shiny. The cork should get warm; the wax should not run.
4. Repeat twice.
5. Leave the skis outside for ten minutes. Warm wax on cold snow ices at once.

Now ski. Not around the house, but a hundred metres on the trail with a small hill in it. If it bites well and runs free, you are done. If you slip, add one more layer, or extend the zone a couple of centimetres forward. Only if that does not help do you reach for the softer tin. Soft wax goes on top of hard, never the other way round: hard wax rolls off soft wax like a crayon on butter.

## Three tins to begin with

:: look glacier
:: scene forest-track
:: button grip-wax | See grip wax

Blue, purple and red cover everything from ten below to just above freezing. Blue is your everyday wax on an ordinary winter’s day. Purple takes over as the temperature creeps towards zero. Red is for wet new snow and for the day when everything feels wrong.

:: products DEMO-GROUPED, wax-grip#0

## Read the snow, not the tin

The temperature on the tin is the temperature of the snow, and it assumes ordinary new snow. Three things move the limit:

- **New snow and old.** Fresh crystals are sharp and dig into the wax, so they want something harder than the thermometer says. Old, rounded snow wants something softer.
- **Humidity.** In mist and hoar frost go half a tin softer.
- **The sun.** The trail in the shade can be five degrees colder than the clearing. Wax for the part of the round where you need grip most, and that is uphill.

Once the snow has melted and frozen again, no hard wax will do. That calls for klister, and we have written about [how to make friends with it](article:workshop/klister).

## When it ices up

Clumps under the foot mean that the wax is too soft or too thick. Rub one ski against the other, or scrape off the outer layer and cork what is left. Then put on a thin layer from a colder tin. Move off at once: a ski that stands still in new snow will ice before you have your gloves back on.

Always carry the cork and two tins in your pocket. The snow of the morning is seldom the snow of the afternoon, and a minute at the edge of the trail is cheap compared with ten kilometres of herringbone.

If you want the whole chain, from cleaning to finished glide wax, read the [wax guide](guide:wax-guide). But do start here. Three thin layers, a hundred metres, see how it feels. There is no more to it than that.
`
