/** Ordinary English words: whoever writes one means it, however close it is to another. */
export const commonWords = new Set(
  `pregabalin able about above across action actually adds after again against ahead alive allow almost alone along already
also although always among amount angry animal another answer anyone anything anyway apart appear area aren around
arrive asked asking asleep aunt autumn away baby bake bank bars base basic basis bath bathroom beach bean bear
became because become bedroom been before began begin behind being believe below bend bends beside besides best better between beyond
bigger bike bird birth bits black block board boat body bone book boot born both bottle bottom bought bowl boys brain
branch bread break breakfast breath breathe breathing bright bring brings brother brought brown build building built burn
bus busy butter button buying call called came camera cannot card care careful carry cars case catch caught cause caused
calving center certain chair chance change changed changes cheap check child children choice choose city class classes clean clear
clearly climb clock close closed clothes cloud club coach coat coffee cold colour come comes comfort coming common company
complete computer consider contact control cook cooked cooking cool core corner correct cost costs could count country couple
course cover covered crazy cream create cross crowd cure current cycle daily damage dance dark date daughter days deal dear
decide deep delivery desk detail died diet differ different difficult dinner direct dirty disc dish doctor does doing
dollar done door double doubt down draw dream dress drink drinks drive driver driving drop drops during dust duty each
earlier early earth ease easier easily east easy eats edge effect effort eggs either else email empty ends energy engine
enjoy enough enter entire equal escape especially even evening events ever every everyone everything everywhere exactly example
excellent except excited exercise expect experience explain extra face fact fail fair fall family famous farm fast favorite
fear feed feel feeling feels feet felt fence fewer field fight figure fill final finally find finds fine finger finish fire
firm first fish fitness five fixed flat flight float floor flow flower fluid focus folds follow following food foods foot
force foreign forest forget form forward found four free fresh friday friend friends from front fruit full funny future gained
game garden gate gave general gentle gently gets getting gift girl give given gives giving glad glass goal goes going gold
gone good grass great green grew ground group grow growing guess guide guys hair half hall hand hands happen happened happy
hard hardly hate have having head health healthy hear heard heart heat heavy heel held hello help helped helpful helps here
high higher hill hips history hits hold holding holds hole holiday home hope hoping horse hospital hotel hour hours house
however huge human hundred hungry hurry husband ideas image imagine important inch include including increase indeed inside
instead interest into iron island issue issues items itself join joint joints juice jump just keep keeping keeps kept kids kind
kinda king kitchen knee knees knew knife know known knows lack lady lake lamp land language large last lately later latest
laugh lazy lead leading leads lean learn learned least leave leaves left legs lemon length less lesson lets letter letters level
lies life lift light like liked likely likes limit line lines list listen little live lived lives living load loads local
long longer look looked looking looks loose lose losing loss lost loud love loved lovely loves lower luck lunch lungs lying
machine made main mainly make makes making many mark market massage match matter maybe meal meals mean means meant meat medical
medicine meet meeting member members memory mention mentioned message metal method middle midday might mile miles milk mind mine minor
minute minutes miss missed mistake mixed modern moment monday money month months mood more morning most mostly mother motion
mountain mouse mouth move moved movement moves moving much muscle muscles music must myself name named narrow natural nature near
nearly neck need needed needs never news next nice night nine nobody noise none noon normal normally north nose note nothing notice
noticed number nurse oats occur office often oil okay older once ones online only open opened opens opposite order other others
ought outside over owner pack page paid pain pair paper park part parts party pass passed past path patient pause peace people
perfect perhaps period person phone photo physio pick picture piece pieces pillow place places plain plan plane plans plant plants
plate play played playing please plenty pocket point points police poor pose poses position possible post posture practice practise
prefer present press pretty prevent price print private probably problem problems proper protein proud provide public pull pulled
pulls purpose push pushed puts putting quick quickly quiet quite raise raised ranch range rate rather reach reached read ready real
really reason recent recently recommend record regular relax relaxed remain remember repeat reply rest rested resting result return
rice rich ride right ring rise river road rolled roll room rope rough round routine rule rules running runs rush safe safer safely
said salad salt same sand saturday save saved saving says scale school screen search season seat second seem seems seen self sell send
sense sent separate serious service session sets setting seven several shall shape share sharp sheet shelf shift shine shirt shoe shoes
shop short should shoulder show shower shown shows sick side sides sign signs silly similar simple simply since single sister sits
sitting skin skip sleep sleeping slept slight slightly slow slowly small smell smile smooth snow social socks soft sold some somebody
someone something sometimes soon sorry sort sound sounds soup south space speak special speed spell spend spent spine split spoke sport
spot spread spring square staff stage stairs stand standing stands star start started starting starts state station stay stayed steady
step steps stick sticks still stock stomach stone stood stop stopped stops store storm story straight strange street strength stretch
stretches strict strong student studio study stuff style such sugar suggest suit summer sunday support suppose sure surface surprise
sweet swim swimming table tablet take taken takes taking talk talked talking tall taste taught teach teacher team tell telling tells
tends terms test tests text than thank thanks that their them then there these they thick thigh thing things think thinking third
this those though thought three through throw thumb thursday ticket tidy ties till time times tiny tips tired title today together
toilet told tomorrow tone tongue took tool tooth topic total touch toward towel town track train training travel treat tree tried
trip trouble true trust truth trying tuesday turn turned turning turns twice twist type under understand unless until upper used useful
uses using usual usually vegan very view village visit voice wait waiting wake walk walked walking wall wants warm wash watch water
ways wear wearing weather wednesday week weekend weekly weeks weight welcome well went were west what wheel when where whether which
while white whole whom whose wide wife wild will wind window wine winter wise wish with within without woman women wonder wonderful
wood word words wore work worked working works world worried worry worse worth would wrist wrists write writing wrong yard year years
yellow yesterday yoga young your yours yourself zero
concession concessions confusion convulsion convulsions discussion conclusion coding coded overnight rheumatic chill chilled chilling
reflex reflexes champion champions trainee trainees chambre chanting carrying`.split(/\s+/),
);
