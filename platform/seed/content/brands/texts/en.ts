import type { BrandKey } from '../../../vocabulary/brands.ts'

/** What the shop says about each maker. Markup (`../../markup.ts`). */
export const en: Record<BrandKey, string> = {
  fjallro: `
Fjällro presses its skis in an old dairy outside Åre. The core is air and paper, like a honeycomb, and every pair is measured and matched by hand before it leaves the building. You notice when you take them out of the bag: they lie against each other like two pages of the same book.

Spår is the family for recreational racers, with gentle tips, forgiving grip and a camber that still works when you tire after sixty kilometres. Racer is the same ski without the compromises. Boots and poles are designed in the same room, by people who ski home at the end of the day.`,
  nordvind: `
Nordvind began with a single model: a skate ski for cold, dry snow. It still shows. The skis are stiff in the middle, soft at the ends and calm at speed. Anybody who wants a ski that excuses carelessness will have to look elsewhere; anybody who wants one that rewards technique has found it.

The bases are ground three times before they are sold. Run them in with a cold glide wax and they improve with every waxing. The roller skis follow the same idea: few models, straight frames, and wheels that roll the way snow does on a good day in January.`,
  isrand: `
Isrand designs equipment that belongs together. Ski, binding and boot come from the same workshop, so there is rarely any play. It sounds obvious, but most of the problems we see across the counter are about parts that were never meant for each other.

The packages are what we recommend for a first set-up: you need not wonder whether the sole fits, and the binding already sits at the balance point. For the weeks when the ice has come but the snow has not, there are skates as well, for long tours and for a turn on the village rink. The same idea there: blade and boot made for one another.`,
  tjarnmo: `
Tjärnmo makes touring skis for people who pull sledges across the high plateau. The steel edges are screwed on, not glued, and can be replaced in the workshop. Every model is named after its width, so there is no guessing.

Choose by the snow you ski most: 52 and 58 millimetres for packed snow and snowmobile tracks, 62 and up when you break your own trail. The boots have felt liners that come out to dry on their own, because anybody who has once put on a wet boot at six in the morning never wants to do it again. Nothing here is light for the sake of lightness. All of it is made to work on the fourth day.`,
  kvalsund: `
Kvalsund thinks of the children first. Its junior skis are not shrunken adult skis but built for low weight, short legs and patience that runs out. The tips are soft, the cambers softer still, and the bindings can be closed with mittens on.

The skin ski is all you need until the child asks for wax. When that happens there is a waxable ski of the same shape, so that the change goes unnoticed. The skis for adults came later, at the request of parents who wanted the same kindness underfoot. They are not the fastest on the shelf, but they stand still when you want them to, which is more than half the pleasure of an ordinary Sunday.`,
  hallskar: `
Hällskär lives on an island in the archipelago where the skiing is seldom good, which may be why it has become so particular about what sits furthest out: poles, bindings, visors. Everything is tested in sea air, where rust and salt find every weak point within a couple of weeks.

The poles are stiff and light at the tip, with grips that can be replaced when the cork wears out. The bindings have few parts and make a sound when they lock, so that you know. In summer the roller skis take over, with wide wheels for the island’s patched tarmac. Hällskär brings out a new model when the old one cannot be improved any more, and that does not happen every year.`,
  glidfors: `
Glidfors has cooked fluorine-free glide wax since 2017, three years before anybody else asked for it. Five kinds cover everything from slush in May to minus eighteen in January, and none of them is called turbo anything. The works stand beside rapids that never freeze, hence the name.

The colour on the packet is the temperature of the snow, not of the air. Use a thermometer; the difference is often four degrees. The irons hold a steady heat, the scrapers are sharp from the start, and the brushes can be washed. If you have never waxed before, begin with the base wax and an evening. People who have waxed for thirty years tend to say that this is the first make not to have changed its recipe in ten.`,
  valhem: `
Valhem sells time. Most of it goes on cold, dries in five minutes and is brushed out in two. If you ski twenty kilometres after work, that is often the best wax: the one that gets done. No power socket, no bench, no shavings on the floor.

The range is small on purpose. A bottle for glide, a tube for grip, a brush and a cloth fit into a bag in the hall, and the bag fits into the car. Professional waxers laughed at first. Now most of them have a bottle of their own at the bottom of the box, for the days when the snow changes half an hour before the start. They seldom mention it.`,
  kadaby: `
Kådaby makes grip wax from the resin of Ångermanland. Blue, purple and red manage nine days in ten, and for the tenth there is klister. The tins have looked the same since the beginning, and that is good: you recognise them in the dark at the bottom of a rucksack.

Three thin layers beat a thick one. Cork each while it is cool. The base binder makes it last a whole tour on hard snow. The resin is gathered by people in the villages in summer and cooked in the pot in which wax has been cooked since grandfather’s day. It smells accordingly, and many will tell you that the smell is half the fun.`,
  vinterhed: `
Vinterhed dresses clubs. The garments are cut for moving forward: windproof in front, airy behind, with room for a bib and a gel. The same model is made year after year, so that whoever joins the club in autumn gets the jacket that the others have.

We print initials, names and club crests in Östersund. Allow fourteen days, and bear in mind that printed garments cannot be returned. Sizes run from six years to adult in the same cut, and the trousers have full-length zips, so that they come off over your boots at the start line. The only ornament is a reflector on the back. It is enough.`,
  tallasen: `
Tallåsen sews with recycled material and mends what breaks. Every garment carries the address of its seamstress, and not for show: send back a jacket with a tear in it and it comes home whole after two weeks.

The cut is straight and made for commuting, running and an evening on the lit track alike. The colours come from pine bark, ice and rowan berries and seldom change, so that new trousers go with an old jacket. The hats are knitted from what is left of the sweaters. What is left of the hats becomes polishing cloths, which we use in our wax room. They are excellent.`,
  lunsjo: `
Lunsjö makes clothes for people who stand still. Coaches, parents, officials, ice fishers: everybody who freezes while others have fun. The down jackets are long, the lining goes all the way into the pockets, and the hood has room for a hat with a bobble.

The gloves are made in the same way, from the inside out. A lining that can be turned, a wrist that goes over the sleeve, and a thumb that you can wipe your nose on. The lobster glove, with its fingers in pairs, is warmer than a glove and nimbler than a mitten; timekeepers tend to buy two pairs. The socks are knitted without a seam across the toe. None of this makes you faster, but you will last until the final skier.`,
  snohild: `
Snöhild was started by four national-team skiers who were tired of men’s clothes in smaller sizes. Jackets, tights and baselayers are cut for women’s bodies in motion: room over the hips, short in front, long at the back, and pockets that actually hold something.

Today most of it is made for men and children, too, with the same care. The fabrics are thin and chosen for how fast they dry, not for how they feel in the shop. The mesh top looks like a joke and is the garment that most people buy again. Every model is skied for a whole winter by at least twenty people before it gets a name, and those who skied choose the name.`,
  myrland: `
Myrland knits wool. Thin merino at zero degrees and a high pulse, double-knit for standing still by the ice hole or the waxing bench. The sheep graze on islets in the bog that are good for little else, and the wool is sorted by hand according to how fine it is.

Air it rather than wash it. Wool that has hung for a night is fresh again, and a garment spared the machine lasts twice as long. When the elbow does give way, yarn of the same colour comes with it for darning. Mittens, hats and down jackets are part of the range, all in the same five colours. People who buy the top tend to ask for the bottoms the year after.`,
  ullbacka: `
Ullbacka is a spinning mill that became a clothing make by mistake. They had yarn left over after a poor autumn and let a neighbour knit socks from it. The socks sold out in a week, and now they are the whole point.

Everything sits close to the body: baselayers, socks, headbands, thin gloves. The seams are flat and placed where nothing rubs, and the sizes are the same from year to year. A little polyamide goes in where the wool wears, at heel and toe, and nowhere else. If you want a single piece of advice on ski clothing: start here, innermost, and save on the jacket. It is the baselayer that decides how you feel at three o’clock.`,
  siktvik: `
Siktvik makes it possible to see. Glasses for sun, flat light and floodlit trails, visors for those with glasses of their own underneath, and headlamps for the rest of the day. It all began with an optician who was tired of getting lost in falling snow.

The lenses change with a press and do not mist, because air comes in at the top and goes out at the side. The frames are soft at the temple, so that they can be worn over a hat. The yellow lens for flat light makes the biggest difference: edges and hollows stand out as if somebody had turned up the contrast. You may notice that the case is made of the same cloth as the wipe. That is no accident.`,
  ljusnar: `
Ljusnar makes headlamps for people who train while others eat dinner. Two beams: a wide one for the track, a narrow one for the bend you did not see. The number in the name is the light in lumens, measured after half an hour and not in the first second.

The battery sits at the back of the head, under the hat, where the cold cannot reach it. It charges with the same cable as your phone and can be replaced by its owner, with a screwdriver, after five or ten winters. The band can be washed. The button can be found with mittens on. Ljusnar is at home in a village where the sun is gone for six weeks, which is a good place to try out lamps.`,
  packmo: `
Packmo sews bags on the upper floor of a former country store. Ski sleeves, backpacks, drink belts and bottles: everything that is meant to carry something else. The cloth is recycled nylon, the base is double, and every strap can be tightened with mittens on.

The backpacks have straps for skis on both sides, so that the weight does not pull askew, and a pocket for wet things with no hole to the inside. The flasks can be filled with boiling water in the morning and still have steam in them at the last rest. If something breaks they will sew it again; it costs the postage. The drawings have not changed much, because there are not that many ways to carry skis.`,
  barmark: `
Barmark builds roller skis that feel like skis. The frame of birch and carbon takes up the joints in the tarmac before your knees do. People who have spent a summer on aluminium and then try them tend to stop after a hundred metres and look down, as if to see what has happened to the road.

Wheel 2 is fast, wheel 4 slow. Number 3 gives about the speed of snow. The bearings can be replaced and cost less than a lunch. The number in the name is the length between the wheels in millimetres: short for skating, long for double poling. Two models have been there from the start, and nobody in the workshop wants to change them.`,
  blankis: `
Blankis makes Nordic skates for lakes and archipelagos. The blades are long, with a slightly curved tip that rides over cracks, and the steel needs grinding twice a season rather than five times. They fit ski boots, so that one boot lasts the whole winter, or a boot of their own for those who mostly skate.

Every pair is sold with a piece of advice in the box: never skate alone, wear ice picks around your neck and carry a line in your pack, and turn back when the ice pole goes through. It is printed in bigger letters than the name of the make. The multi skate is for those who also like to turn on the village rink, with a shorter blade and more curve.`,
  kraftmyra: `
Kraftmyra cooks for people on the move. Gels thin enough to swallow without water, drinks that dissolve in cold water, and bars of oats from Jämtland that can be chewed at ten below. The flavours are bilberry, lingonberry, lemon and cola, because after three hours nobody wants anything fancy.

Everything is tested in winter, by a running club that gets it for nothing and is never merciful. The freezing point is printed on the packet. So is the amount of carbohydrate, in grams and not in per cent, so that you can work out what you need in an hour. Try it in training first; they say so themselves, on every single bag.`,
  skare: `
Skare is our own make. Under it we sell what we did not find anywhere else, or what cannot be put in a box: gift cards, training plans, race waxing. The bottles are the only things you can hold in your hand, and they are here because we wanted a stopper that opens with mittens on.

The waxing is done in the wax room at the ski stadium in Östersund, on the same bench as in 1998. The training plans are written by coaches who have jobs and children themselves. The gift cards are valid for everything in the shop for two years, and arrive by email while you are still thinking about what to write on the card that goes with them.`,
}
