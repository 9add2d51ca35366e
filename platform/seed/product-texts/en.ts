/** What the shop tells of the products it shows first, by sku: paragraphs between empty lines. */
export const en: Record<string, string> = {
  'DEMO-CONF': `
The Vasa 85 is for anyone who has entered a long race and means to finish with something left. Its tip is soft and finds its way back into a track that a thousand skiers have already worn down. It takes hard wax or klister, so on race day you choose for the snow you see instead of trusting a skin.

The core is a honeycomb of air and paper. A pair at 190 cm weighs 1,070 g, which matters most late in the day, when your feet lift a little lower. With a sidecut of 44–43–44 mm it is almost straight: the ski goes where you point it and stays calm on the descents.

It comes in red and blue, at 180, 190 and 200 cm. If you are light or heavy for your height, weight decides; try <a href="shop:ski-finder">Find your skis</a>, or ask us.`,
  'DEMO-SALE': `
The Longfell 62 is built for days when the track ends at the car park. The number is its width underfoot in millimetres, and 62 is where a ski floats in loose snow without dragging on packed. You will notice the steel edge only when you need it, on crust in the afternoon shade.

A core of aspen and poplar makes a pair that weighs 2,100 g. There is a hole for a sledge rope in the tip, and a notch underfoot for short skins, which are sold separately. At 195 cm it suits most people who carry a pack.

The price is reduced while this batch lasts. Glide wax the base as you would any ski and wipe the edges when you come in, and there will be no rust next time.`,
  'DEMO-BUNDLE': `
Everything you need to start classic skiing, picked so that the parts belong together. The skis come in 190–205 cm, the boots in sizes 38–46 and the poles in 140–160 cm. You choose each one separately, and the price is the sum of the parts.

We screw the binding on at the balance point before we pack, so you can ski on the day it arrives. These are skis for grip wax. Two tins and a cork will see you through the first winter.

The ski sleeve is optional. It costs a little more and pays off if your skis travel by car, bus or train. Unsure about poles? For classic they should reach your shoulder.`,
  'DEMO-INITIALS': `
Club is the warm-up jacket that teams order year after year, and you are welcome to buy just one. It is made in one size, roomy enough to go on over race clothes before the start and after the finish, whether you otherwise wear S or XL. The front is windproof, the back stretches and breathes, and it weighs 380 g.

We print up to three initials, a name across the back, or both. The box for the printer is for anything we need to know about the print. A printed garment takes 14 days and cannot be returned, so read the name once more before you order.

Wash it at 30 degrees with the print on the inside. Softener clogs the fabric.`,
  'DEMO-LOW': `
Drop is for people without a wax room. Spread a thin layer on the base, wait 5 minutes and brush. That is the whole job, and it can be done on a tailgate a quarter of an hour before the start.

The wax is liquid, free of fluorine and made for days that change: fresh snow in the morning, wet by lunch. It lasts an ordinary outing, not a long weekend in the mountains, so put the 80 ml bottle in your pocket if you are going far. It is also the right thing for skin skis, since no hot paraffin can run into the skin.

Use a nylon brush in short strokes from tip to tail. The more you brush, the longer it lasts.`,
  'DEMO-GROUPED': `
Blue, purple and red: three tins in your pocket cover almost every day from Christmas to Easter. Kådaby boils them from tar and resin, without fluorine, and the colour of the lid says which snow they are for. Blue is for cold, dry snow, purple for just below freezing, red for when it starts to get wet.

Each tin holds 45 g and lasts a Sunday skier all season. Rub on a thin layer, cork it, and repeat; three layers are about right. If the ski slips, add another or go one colour softer, never the other way round.

Choose how many of each above. If you already have one of the colours, set it to nought.`,
  'LJ-NOR-31003': `
The Norrsken 800 is the lamp we take on an ordinary Tuesday lap ourselves. With 800 lumens you see the track in good time on a descent, and the wide near beam means you are not skiing in a tunnel. One charge lasts 4 hours at full power.

It weighs 144 g with its battery, which sits at the back of your neck where a hat keeps it warm. It charges by USB-C, and you can replace it yourself when it gets old. Rain and blowing snow do it no harm (IPX5).

Sweat goes into the band, which clips off and washes at 30 degrees. Store the battery half charged over the summer.`,
  'BA-ASF-32001': `
The Asfalt 700 is a classic roller ski for base training, and kind to people who have never tried. Its frame of birch and carbon flexes a little, much like a ski on packed snow, so the joints in the road do not reach your knees. The number is the wheelbase: 700 mm makes a ski that turns easily round corners.

The wheels measure 70 × 45 mm and are wide enough to stand on without wobbling. You choose how fast they roll: 2 is quick, 3 is close to the speed of snow, and 4 builds strong arms. A ratchet in the rear wheel lets you kick as you would on skis.

A pair weighs 1,950 g and comes with mudguards but without bindings. There is no brake. Wear a helmet, and start on a flat road where you have room to roll out.`,
  'SK-GK-JUL': `
A gift card is for when you know that someone will be skiing but not on what. This one has a winter greeting on it and comes in five values. The code is entered at the checkout, for one purchase or several, until the sum is used up.

It is valid for everything we sell, for 2 years. It is a printed card that comes by post. If you are in a hurry there is the gift card that is sent by email, on the morning of Christmas Eve too.

There is no VAT on the card itself, neither in its price nor on its receipt; it is included in the price of what the card buys. Gift cards cannot be returned.`,
  'KV-VID-12002': `
The Vidda 68 is a wide ski with a calm temper. At 68 mm underfoot and 88 mm in the tip it floats where a narrow ski ploughs. Take it to the bog, the spruce wood, and the high ground in late March.

The steel edge follows the whole ski. A core of aspen and poplar brings a pair at 190 cm to 2,380 g: not something to run with, but something that lies still with a sledge behind you. Lengths go from 170 to 205 cm.

Camber matters more here than on most skis, because you need grip with a pack on your back. Fill in your weight in the box by the button, pack included, and we will pick a pair to match. The base is pressed, and copes with stones better than a ground one.`,
  'IR-BLI-11029': `
The Blixt 60 is a skate ski for people who have the technique and want to go further rather than chase seconds. It is torsionally stiff at the tail, where you push off, and softer at the front, so it forgives an untidy edge. At 1,230 g a pair in 185 cm it is one of the lighter skis of its class.

The base is sintered and stone-ground. It takes wax well, and after three or four waxings it is noticeably faster than when it was new. Glide wax goes on from tip to tail; a skate ski has no grip zone.

Lengths are 170–195 cm. Choose by weight rather than height, and write your weight in the box so that we can measure out a pair for you.`,
  'IR-STJ-15022': `
In the Stjärn Skate Carbon, your force goes straight down. The cuff is carbon, rigid sideways and free to move forwards, so the ankle works while the foot stays put. A pair in size 42 weighs 860 g.

The last is regular and the cushioning low, which means you feel the ski on the snow. The heel sits 4 mm above the toe. If you are coming from a soft touring boot, allow your calves a few sessions to get used to it.

The laces tighten in one pull under a cover that keeps snow out. The sole has two guide grooves and fits our cross-country bindings. Sizes run from 38 to 45; in between, take the larger and a thin sock.`,
  'TJ-VIN-14019': `
With the Vinna, Tjärnmo has made a classic boot that can be worn four days in a row. The fleece lining is warm without being thick, and the shaft stops where your ankle needs to be free. You can walk to the bus in it.

The last is narrow. That means a firm heel and a good feel for the grip, but if you have wide feet, other models will suit you better. Cushioning is medium, and the foot stands level, with 0 mm between heel and toe.

The sole with two guide grooves fits most cross-country bindings. A pair in size 42 weighs 880 g, and sizes go from 37 to 47. Take the insoles out to dry them, and never put the boots on a radiator.`,
  'TJ-KLI-17013': `
You can hear the Klick lock, and that is the point. Step in, press down, and you know that the boot is held. To get out, put the tip of your pole in the dimple and push, even when everything is packed with snow.

The binding is frost-proof plastic with steel where it wears. A pair weighs 280 g. It fits boots with a cross-country sole and two guide grooves, which is nearly every boot sold in recent years, but not touring boots.

Screws and a template are in the box. Buy skis from us at the same time and we mount them free of charge in the right place; a centimetre out is something you feel.`,
  'HS-KOL-18019': `
The Kolv 10 is an honest aluminium pole. It is not the lightest in the shop, but if you fall on it you can bend it straight again, and nobody says that of carbon. One pole weighs 210 g.

The grip is natural cork, which warms up faster than plastic. You adjust the strap once, then click it off whenever you need something from a pocket. The carbide tip bites ice as well as tarmac, so the pole will also do for roller skis.

Lengths go from 130 to 175 cm. Measure with your boots on: to the shoulder for classic, to the chin or lips for skating.`,
  'KB-SAK-20014': `
Säker is the layer beneath the layer. On cold, sharp artificial snow an ordinary grip wax is gone after ten kilometres or so, and then the binder decides whether you walk home. Iron in a very thin coat, let it go cold, and put the wax of the day on top.

The 30 g pack lasts well, because thin is what you want. There are four colours for snow from −18 to +3 °C; take the one that matches the tin you use most. None of them contains fluorine.

If you would rather not use an iron you can cork it in, long and hard, but it wears off sooner. Remove old binder once a winter. Otherwise it gathers dirt and slows you down.`,
  'VH-BOD-21003': `
A waxed ski is not finished when it has been scraped. What is left in the structure slows you, and a nylon brush gets it out. Ten strokes from tip to tail, then ten more with a light hand.

Bod sits well in the hand, and its bristles are 10 mm long, stiff enough to reach down without scratching. The back is beech. The whole brush weighs 110 g, so it can come along to the start in a pocket.

It comes last: brass before waxing, nylon after. With liquid glide it is the only brush you need. Knock it clean on the edge of the bench, and keep it away from grip wax.`,
  'LU-ASR-23025': `
Children sit in snow. That is why the front of the Åsrygg is windproof, the back stretches, and the legs are slim enough not to catch in a binding. They are cut for skiing but will do for a whole day at school.

Sizes are 120 to 160, by height. In 140 they weigh 252 g, about as much as a jumper, and they go over a baselayer or under overtrousers when it is properly cold. The fabric is polyester throughout and dries overnight.

Wash at 30 degrees and leave out the softener. Buy the right length rather than a year too big: trousers that sag are the commonest reason for a short outing.`,
  'MY-ASR-23017': `
Overtrousers are what make it possible to wait for your start. The Åsrygg has a full zip on both sides and comes off over boots in seconds, even for an eight-year-old in a hurry. It is roomy and meant to go on top of ski trousers.

The fabric is water-repellent polyester that stands up to snow and splashes, though not to a day of heavy rain. Size 140 weighs 238 g and rolls up small enough for a daypack. It comes in black and grey, in 120 to 160.

We suggest the same size as the rest of the clothes. It is generous already. Wash at 30 degrees with the zips closed.`,
  'BA-LAN-32012': `
The Landsväg 700 is a combi, which means that the same roller skis will do for classic and for skating. The wheels are 80 × 32 mm: narrower than on a pure classic ski, wider than on a skate ski. If you want one pair instead of two, it is a good compromise.

A ratchet in the rear wheel lets you stride. You will not notice it when you skate. The frame of birch and carbon takes the edge off rough tarmac, and 700 mm between the axles keeps the ski easy to turn.

A pair weighs 1,880 g. Wheels come in three speeds, of which 3 rolls much like snow on an ordinary day. Bindings are extra, and since there is no brake, wear a helmet and keep an eye out for what is over the brow.`,
  'NV-SOM-33012': `
The Sommar 610 is for people who train for skating in earnest from May to October. With 610 mm between the axles it is the longest that Nordvind makes, and the one that runs straightest when the speed goes up. The aluminium frame hardly twists, so a push goes straight into the road.

The wheels are tall and narrow, 100 × 24 mm, and you choose how fast they roll. Take the twos for racing and intervals. The fours turn an easy session into real work.

A pair weighs 1,720 g without bindings. Mudguards are included, and welcome after rain. This is no ski to learn on: it has no brake and wants someone who can plough, or step off in time.`,
  'KR-TOP-37002': `
Toppen is a protein bar for afterwards, on the bus or in the car, before supper is ready. It weighs 60 g and gives you 18 g of protein, 22 g of carbohydrate and 230 kcal. Between a session and a meal you rarely need more.

The oats come from Jämtland and give it some chew; the protein comes from milk. Choose caramel, chocolate, lingonberry, or oat and honey. Lingonberry is the least sweet, caramel the one that runs out first at our place.

It contains milk and oats and may contain traces of nuts. Cold makes it firm but not rock-hard, so it can live in an outer pocket. Store it dry; the date is on the wrapper.`,
  'KR-DEP-35002': `
Depå is a gel for the last third, when your head starts to negotiate. One 40 g sachet holds 25 g of carbohydrate and 50 mg of caffeine, roughly a small cup of coffee. It is thin enough to swallow without water.

You feel caffeine after half an hour. So take it at the last feed station but one, not on the finishing straight. Try it on a long training day first, and if you are sensitive to caffeine, pregnant or under fifteen, choose one of our gels without.

Flavours are bilberry, lemon, cola and neutral. It is vegan and free of lactose and gluten. Tear the top right off, and put it in your pocket rather than on the track.`,
  'PK-FJ-CLASSIC': `
Fjällro’s classic package is what we bring out when someone wants to start skiing but not to read up on it. Skis, boots, bindings and poles come from one maker and belong together. The skis are red and take grip wax.

Choose skis of 190–205 cm by your weight, boots in 38–46 and poles of 140–160 cm. Torn between two lengths? Take the shorter if you are new and the longer if you have skied before. We mount the bindings before the package leaves.

The boot is warm and soft, made for long outings more than for racing. You can add a sleeve if your skis are going to travel. And should the camber turn out to be wrong for you, we exchange the skis, even after a few outings.`,
  'FJ-SPA-10001': `
The Spår 50 is Fjällro’s first proper ski: the same shape as its siblings with higher numbers, in a build that weighs a little more and costs a lot less. It is for weekend skiers who want to learn to wax. The grip zone takes hard wax from day one.

You choose both length and camber. Lengths go from 190 to 205 cm, each of them soft, medium or stiff. Soft is for the light and the new, stiff for those who weigh more or kick hard.

A pair weighs 1,315 g at 195 cm. With a sidecut of 44–43–44 mm it stays in the track without your thinking about it. Put glide wax on tips and tails every few outings, and a thick layer before the skis go into the shed in April.`,
  'FJ-SPA-11001': `
Learning to skate is a search for balance, and a ski that stands still helps. The Spår 50 is widest in the middle, 44 mm, and its high camber in two parts carries you even when you land crooked. It costs nothing like what a race ski does.

Its core is a honeycomb, and a pair weighs 1,300 g at 185 cm. That is a few hundred grams more than the dearest, but weight is not what holds a beginner back. The base is sintered and stone-ground, the same kind as on the fast models.

Lengths are 180 to 192 cm, with soft, medium or stiff camber. If in doubt, <a href="shop:ski-finder">Find your skis</a> works it out from your weight. Put glide wax on all of it, since there is no grip zone to mind.`,
  'FJ-SPA-14001': `
A good classic boot goes unnoticed, and the Spår is one of those. It flexes under the ball of the foot, holds the heel and leaves the ankle alone. The fleece lining is warm enough for most days of winter.

Cushioning is high. That makes it comfortable to stand in, for instance if you wait for children on every hill. The last is narrow and the foot stands level, with a drop of 0 mm, so try it with the sock you mean to wear.

The laces sit under a cover and tighten in one pull. A pair weighs 880 g in size 42, and sizes are 37–47. The cross-country sole has two guide grooves and fits our classic bindings.`,
  'FJ-HOG-12005': `
The Högled 62 is Fjällro’s answer to how little ski you can get by with in the mountains. At 62 mm in the middle and 82 in the tip it is narrower than many expedition skis, which makes it quick over lakes, snowmobile tracks and hard crust. For deep, loose snow there are wider ones.

A steel edge runs all the way round, and the core of aspen and poplar keeps a pair at 2,200 g in 190 cm. There is a hole for a rope in the tip. Short skins go on without tools but are not included.

It comes from 170 to 205 cm. If you carry a heavy load, go one size longer than usual. A binding for backcountry soles is screwed on, and we are glad to do that if you buy both here.`,
  'TJ-VID-16001': `
The Vidda is for people who go from hut to hut and want dry feet in the evening, too. The upper is leather and hard-wearing weave, with a waterproof membrane inside. A felt lining does the rest.

It bends at the sole but supports the ankle, so you can walk for miles where the snow has blown away. Cushioning is high, the last narrow, and heel and toe are level. A pair weighs 1,360 g in size 42.

The wide backcountry sole (BC) needs a binding of the same kind, and will not go into an ordinary groomed track. Sizes are 36–47. Grease the leather at the end of the season, and always dry the boots with the insoles out.`,
  'TJ-LAS-30005': `
Lass holds 25 litres: a day in the mountains with a flask, a down gilet and lunch, or a night in a hut if you pack lean. Skis go on one each side, so the pack does not pull when you carry them past bare ground. Poles have loops of their own.

The carrying system is padded, with straps at hip and chest. They tighten with mittens on. Empty, it weighs 940 g.

The fabric is recycled nylon that sheds snow but is not waterproof in a downpour; put what matters in a bag. It comes in orange, which is seen from afar, and in grey, which is not. Let it dry open after each outing.`,
  'GF-MIL-19001': `
Mil is the block people start with and often stay with. It is paraffin blended with harder waxes, entirely without fluorine, and sinks into the base at moderate heat without smoking. Four colours cover snow from −18 to +3 °C.

If you are new, buy purple first and blue next. Drip the wax along the ski, melt it in with the iron at an even pace and let everything cool for ten minutes. Scrape, brush with nylon, done.

A 60 g block does about ten pairs. Take the temperature in the snow, not on the wall of the house; they are often some degrees apart. It smells faintly of candles, and with a window open it is about as dangerous.`,
  'LU-TRY-28003': `
Cold toes come from socks that are too thick more often than too thin. Trygg is knitted for ski boots: thin over the instep, denser at heel and toe, and with no seam where one would normally be. Your foot has room to move, and moving is what keeps it warm.

The yarn is 60% merino wool and 40% polyamide. Wool stays warm when damp, and polyamide makes the heel last more than one winter. A pair weighs 60 g.

The shaft reaches above the boot. Sizes come in steps, from 34–36 to 43–45; on the border, take the smaller, since wool gives. Air them overnight instead of washing and they keep their shape.`,
  'UL-NAR-26002': `
Nära is a glove for winter as it usually is, a few degrees either side of five below. It is made for −12 to +3 °C and for hands that are working. If you stand still a lot, you want a mitten instead.

The back stops the wind. The palm is reinforced where pole straps rub, and the fingers are pre-curved to make holding on easy. A pair weighs 70 g and fits in a chest pocket.

Sizes are S to XL. It should sit close without pulling between the fingers. Wash at 30 degrees and dry in the air; on a radiator the palm goes stiff.`,
  'DEMO-GROUPED-BLUE': `
Up north, blue is the tin that is used up first. It is for cold, dry snow, the sort that squeaks as you walk, and it also holds well on old snow that has packed down. Kådaby mixes it from tar and resin, without fluorine.

Crayon a layer on underfoot and smooth it with a cork until it shines. Add two more. Thin matters more than plenty, and the skis should be cold before you set off.

The tin weighs 45 g, and its lid comes off with cold fingers. If the day turns milder, put purple on top. It does not work the other way round.`,
  'PK-KV-JUNIOR': `
Kvalsund began with children’s skis, and this package shows it. The ski is soft so that even a light child finds grip, the poles are short with a wide strap, and the boot closes with Velcro instead of laces. The binding is one you step straight into.

Skis are 110–150 cm, boots 30–36 and poles 90–120 cm. For a child who has just started, choose the child’s height plus five to ten centimetres. The poles can stay in the car for the first winter; balance comes sooner without.

Everything is mounted when the box arrives, so you can ski the same day. The package is pink. Grip wax is not included: a red tin and a cork will do for the days when children ski.`,
  'PK-FJ-JUNIOR': `
At eight or nine, children want to ski away from their parents, and that is when Fjällro’s junior package fits. The skis are yellow, easy to spot and just as easy to turn. Their camber is soft but not slack.

There are five ski lengths from 110 to 150 cm, boots in 30–36 and poles of 90–120 cm. Count on the child’s height plus ten to twenty centimetres if it has skied before. One boot size too big is fine with a thicker sock; two sizes are not.

The bindings are mounted by us first. The skis want grip wax underfoot and a little glide at the ends, a job that children like to do if they may hold the cork. When the skis have become too short, the bindings fit the next pair.`,
  'KV-LIL-13001': `
The Lillspår 10 is a child’s ski for wax, for parents who would rather open a tin than watch a child slip. With the right colour underfoot it grips on steep hills as well, which is where patience tends to run out. It glides better than a ski with fish scales.

It comes in seven lengths from 90 to 150 cm. At 120 cm a pair weighs 760 g, and the camber is soft enough for light children. Rather a little too short than a little too long.

Holes for a junior binding are drilled already, so mounting takes a quarter of an hour. The core is foam with a wooden rib, the base tough rather than fast. It stands gravel in the car park better than you think, if not better than it should have to.`,
  'LU-NAR-26004': `
Fingers in pairs, the thumb on its own: that is how a lobster glove is made, and why it is so warm. Children can still close a binding and hold a pole. What they do not need is help every time, as with mittens.

Nära is lined with fleece under a windproof weave. It is meant for −18 to −4 °C. A pair weighs 120 g, and sizes go by height from 120 to 160, as with other children’s clothes.

Turned inside out, the lining dries in an evening. Wash at 30 degrees when it needs it. A spare pair in the bag is still a good idea, for whoever falls most has the wettest hands.`,
  'LJ-FAC-31005': `
With the Fackla 1200 you can take a descent in the dark without braking by guesswork. Its narrow beam reaches far down the hill, the wide one lights the edge of the track, and 1,200 lumens is more than you need on the flat. Turn it down to half there, and it lasts longer.

At full power it runs for 4 hours. The battery sits at the nape of your neck, and the whole lamp weighs 176 g, slightly more than its sibling Norrsken. It charges by USB-C, like your phone.

It is sealed to IPX5: rain and blowing snow are fine, a dip is not. Think of those you meet, and tilt it down as you pass. Wash the band at 30 degrees.`,
  'SI-BLI-29002': `
A visor sits further from your face than glasses do, which is why it does not fog when you breathe hard uphill. You can also wear the Blick over ordinary spectacles. Flip it up to your forehead and down again with mittens on.

The lens is tinted and blocks ultraviolet light (UV 400), so it is made for daylight and sun on snow. In the dark it is too dark. It weighs 62 g and is held by a soft band round the head.

The frame comes in white, red and yellow. A case and a cloth are in the box; use the cloth, because paper scratches. Let the visor dry open before you put it away.`,
  'DEMO-GROUPED-PURPLE': `
Purple is for the days around freezing, when blue has begun to slip and red still drags. It is at its best on snow that fell just below zero and has been skied on since. Kådaby boils it from tar and resin, without fluorine.

Put on three thin layers and cork each one. If it ices up, it is too warm for the day: scrape it off and go back to blue.

The tin weighs 45 g. If you only want one in your pocket, make it this one.`,
  'DEMO-GROUPED-RED': `
Red comes out when the snow packs into a ball: fresh snow around zero, or old snow that has turned damp. It is the softest of the three and grips where purple merely glides. It is made of tar and resin, with no fluorine.

Let the ski cool outdoors before you put it on, or it will smear. Two layers are often enough. When the snow is so wet that it drips between your fingers, it is time for klister.

The tin weighs 45 g. Better too little than too much: a thick coat of red gathers ice.`,
  'SK-GK-SPAR': `
A gift card with freshly cut tracks on the front, for someone who cannot wait for the first outing of the year. You choose the value, and the code is entered at the checkout, for one purchase or several, until it is used up.

It is printed and comes by post, and it is valid for everything in the shop for 2 years. In a hurry? There is also a gift card that we send by email.`,
  'SK-GK-FJALL': `
Sunshine on the high fells decorates this gift card. Give it to someone who would rather tour than do laps, or to someone whose size you do not know. The value is up to you.

The card is printed and sent by post. Its code is valid for all we sell for 2 years, for one purchase or several. The card itself carries no VAT; that is included in the price of what it buys.`,
}
