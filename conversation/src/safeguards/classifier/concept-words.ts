/**
 * The words of a concept mean something similar in English, Spanish, German, French and Portuguese, and have no
 * accents. `hit~` stands for all words that start with "hit", and the longest beginning wins.
 */
export const concepts: Record<string, string> = {
  PARENT:
    'mum dad parent parents mamma mami mama papi papa padre madre padres pai mae pais mutter vater eltern mutti vati ' +
    'maman pere mere papai mamae stepdad stepmum stepmom stepfather stepmother stiefvater stiefmutter padrastro ' +
    'madrastra beau-pere padrasto madrasta foster',
  ADULT:
    'uncle auntie aunt grandpa grandad granddad granny grandma nan nana gran grandfather grandmother teacher sir miss ' +
    'coach babysitter sitter nanny childminder neighbour neighbor boyfriend girlfriend husband priest vicar doctor ' +
    'carer tutor instructor landlord lodger onkel tante opa oma lehrer lehrerin nachbar tio tia abuelo abuela abuelita ' +
    'profesor profesora profe maestro maestra vecino oncle tata papi mamie voisin maitre maitresse professeur vovo avo ' +
    'avos professor professora vizinho erwachsene~ grown-up grownup adulte~ adulto~',
  STRANGER:
    'stranger~ man men guy guys bloke lady woman person fremd~ mann frau desconocid~ extran~ hombre senor senora inconnu~ monsieur dame homme femme homem mulher estranh~',
  SIBLING:
    'brother sister bro sis sibling cousin twin bruder schwester hermano hermana primo prima frere soeur irmao irma cousine',
  PEER: 'kid kids boy boys girl girls classmate~ friend~ freund~ amig~ ami amis amie copain~ copine~ mitschuler~ colegas companer~ jungs madchen nino ninos nina ninas garcon~ fille menino~ menina~',
  BABY: 'baby babies toddler newborn saugling bebe',
  PET: 'dog cat kitten puppy hamster rabbit hund katze perro gato chien chat cachorro coelho conejo lapin frog frosch papillon butterfly bird tier tiere animal~',
  SELF: 'i me my mine myself we us our',
  YOU: 'you your yours yourself du dich dir dein~ tu tus te ti tuyo vous toi ton ta tes voce seu sua teu tua contigo usted',
  THIRD: 'he she they him his her them their er sie ihn ihm il elle ils ele ela el ella ellos',
  NOT: 'not no never nobody none nothing nicht kein~ nie niemals nunca jamas nada nadie pas jamais rien personne nao ninguem without ohne sin sans sem',
  OFTEN:
    'always often every everyday constantly immer jeden siempre cada toujours chaque sempre todo~ again wieder otra encore',
  NIGHT: 'night nights bedtime midnight dark nacht abend noche nuit noite dunkel oscuro noir escuro evening',
  BED: 'bed bedroom pillow blanket covers duvet pyjama~ pajama~ bett cama lit lencol kissen decke',
  HIT: 'hit hits slap~ smack~ beat beats beating beaten punch~ kick~ whip~ whack~ spank~ thump~ wallop~ belts clout~ strike hau~ schlag~ schlug tritt trete~ prugel~ pega~ pegu~ golpe~ punetazo patada frapp~ tape~ cogne~ gifle bate bater bati soco chute~ murro pontape empurr~ schubs~ pousse~ empuj~ push~ shov~',
  HURT: 'hurt~ harm~ injur~ wound~ bruis~ bleed~ blood~ blut~ verletz~ weh wehtun schmerz~ herir hiere dano duele dolor lastim~ sangr~ bless~ saign~ sang machuc~ ferir sangue pain painful ouch sore',
  CUT: 'cut cuts cutting scratch~ scar scars slice~ carve~ schneid~ ritz~ cortar corta corte~ coupe~ couper razor blade rasier~',
  CHOKE:
    'chok~ strangl~ suffocat~ throttl~ wurg~ erwurg~ ahog~ asfixi~ etouff~ etrangl~ sufoc~ estrangul~ neck hals cuello cou pescoco rope seil strick cuerda corde corda noose',
  BURN: 'burn~ fire flame~ match~ lighter~ brenn~ feuer streichholz~ anzund~ zund~ fuego queman quema~ cerilla~ mechero encend~ feu bruler brule~ allumette~ briquet fogo queima~ fosforo~ isqueiro smoke ignite',
  KILL: 'kill~ murder~ slaughter~ tot toten tote umbring~ ermord~ matar mata matas mate matate matarte asesin~ tuer tue tuez assassin~ matou execut~ stab~ shoot~ erschiess~ erstech~ dispar~ poignard~ esfaque~',
  DIE: 'die dead death dies dying dye suicid~ selbstmord sterb~ gestorben stirb tod muer~ morir muerto morirte mort mourir meurs morrer morre morr~ unalive grave coffin heaven himmel cielo ciel ceu funeral',
  LIVE: 'live living alive exist~ life leben vivir vida vivre vie viver existi~ born',
  SADNESS:
    'sad sadness lonely alone unhappy miserable cry cries crying cried tears sob~ traurig einsam allein wein~ triste solo llor~ seul~ pleur~ sozinh~ chor~ depress~ hopeless worthless',
  FEAR: 'scared afraid frighten~ terrif~ scary fear~ worried worry anxious nervous panic~ angst furcht~ miedo asust~ peur effray~ medo assust~ nightmare~ albtraum',
  ANGER:
    'angry mad cross furious rage temper shout~ yell~ scream~ swear~ wutend schrei~ enfadad~ grit~ cri~ fach~ colere zangad~ bravo',
  HATE: 'hate~ hass~ odi~ deteste~ odeia loathe despise',
  INSULT:
    'stupid dumb idiot~ moron ugly fat loser useless pathetic disgusting worthless thick dummy freak weirdo smelly dumm blod hasslich fett dick versager nutzlos ekel~ estupid~ tont~ feo fea gord~ inutil perdedor asqueros~ bete moche gros grosse nul nulle debile imbecile burr~ feio feia idiota lixo shame scham verguenza honte vergonha',
  PROFANE:
    'fuck~ shit~ bitch~ bastard~ damn crap arse~ ass bloody piss~ scheiss~ arsch~ fick~ hure~ mist verdammt mierda joder cono puta puto cabron gilipollas cojon~ merde putain con connard~ salope foutre gueule porra merda caralho foda~ bosta cacete',
  SEX: 'sex sexy sexual~ porn~ nude~ naked nackt desnud~ nu nue nus pelad~ kiss~ kuss~ bes~ embrass~ beij~ undress~ clothes underwear pants panties knickers trousers bra kleider unterhose ausziehen auszieh~ zieh ropa quita~ calzon~ habits vetements culotte deshabill~ roupa cueca calcinha tira tirar',
  PRIVATE:
    'private privates penis vagina willy willies bum bottom bits boob~ breast~ wee peepee fanny minnie crotch groin genital~ intim~ pene culo teta~ zizi fesse~ seins pila pipi bunda xixi pipi popo muschi brust',
  TOUCH:
    'touch~ rub~ strok~ tickl~ grope~ grab~ lick~ finger~ fass~ anfass~ beruhr~ streichel~ toca~ tocar toque acarici~ frot~ touche~ caress~ toucher pega passa apalp~ lap knee cuddle~',
  PHOTO:
    'photo~ picture~ selfie~ video~ camera webcam film~ foto~ bild~ kamera imagen camara image~ appareil imagem filma~',
  SECRET:
    'secret~ geheim~ secreto~ segredo~ verrat~ whisper~ fluster~ susurr~ chuchot~ sussurr~ promise~ versprich~ versprech~ promet~ promess~ prometo confide',
  TELL: 'tell tells telling say said erzahl~ sag sagst sagen sage cuent~ contar digas decir dis dire raconte~ conta conte contes diga dizer diz',
  ONLINE:
    'online internet chat app discord snapchat snap instagram tiktok roblox website netz en ligne web site link url www com youtube whatsapp telegram facetime dm',
  MEET: 'meet meeting met treff~ quedar quedamos encontr~ rencontr~ rendez rejoin~ park parque parc visit come comes komm ven viens vem',
  CAR: 'car van truck lorry ride lift auto coche voiture carro',
  GIFT: 'sweets candy lolly present~ gift~ money ice chocolate susigkeit~ geschenk~ geld caramel~ regalo~ dinero bonbon~ cadeau~ argent doce~ presente~ dinheiro toy toys spielzeug',
  BUY: 'buy buying purchase pay card credit subscri~ robux deluxe kauf~ bestell~ compr~ pagar tarjeta achet~ payer carte pagar cartao kreditkarte bank wallet purse euros pounds dollars shop',
  ADDRESS:
    'address street road avenue lane password passcode pin phone number email postcode surname school adresse strasse passwort telefon~ nummer schule nachname direccion calle contrasena numero apellido colegio escuela rue mot-de-passe ecole endereco rua senha escola telefone sobrenome apelido wohnst wohne vives habites moras mora',
  DRUG: 'beer wine vodka whisky whiskey gin rum alcohol booze drunk drug~ weed joint vape~ vaping cigarette~ smok~ cocaine heroin marijuana gummies tobacco prosecco bier wein schnaps alkohol zigarette~ rauch~ drog~ cerveza vino borrach~ cigarr~ fum~ porro biere vin alcool clope drogue~ cerveja vinho bebad~ maconha',
  MEDICINE:
    'pill~ tablet tablets medicine~ medication paracetamol ibuprofen needle~ vaccin~ tablette~ medizin medikament~ pille~ impf~ pastilla~ medic~ vacuna~ cachet~ vacina~ comprimid~ remedio dose antibiotic~ inhaler syrup arzt doktor medecin docteur diagnos~ cancer krebs disease ill sick krank~ enferm~ malad~ doent~',
  POISON:
    'bleach poison~ detergent cleaner batter~ magnet~ gift putzmittel reiniger batterie~ lejia veneno pila pilas eau-de-javel javel poison lixivia bateria~ swallow~ schluck~ trag~ avale~ engol~ toxic chemical~ petrol',
  SOCKET:
    'socket~ plug outlet steckdose~ enchufe~ prise tomada electric~ strom electri~ fork gabel tenedor fourchette garfo',
  WEAPON:
    'knife knives gun guns pistol rifle bullet~ weapon~ bomb~ sword axe belt messer waffe~ pistole bombe cuchill~ arma~ pistola bomba couteau~ fusil faca~ canivete navaja scissors schere tijeras ciseaux tesoura hammer stick razor',
  HEIGHT:
    'roof window balcony bridge cliff ledge jump~ climb~ dach fenster balkon brucke spring~ klett~ tejado techo ventana balcon puente salt~ trep~ subir toit fenetre pont saute~ grimp~ telhado janela varanda ponte pula~ pular sobe stairs',
  ROAD: 'road traffic train rail~ tracks motorway strasse autobahn gleise carretera via rails route estrada trilho~ cross',
  WATER:
    'drown~ bath pool pond lake river sea ertrink~ bad teich see banera piscina rio mar bain piscine mer banheira ice eis hielo glace gelo underwater',
  HUNGER:
    'hungry hunger starv~ food fridge eat eats eating dinner lunch breakfast essen iss hambre comer comida faim manger comer fome diet skinny thin diat dunn dieta delgad~ maigr~ regime magr~ calorie~ feed fed crisps',
  ALONE:
    'alone locked lock locks cellar cupboard basement wardrobe shed closet eingesperrt keller encerr~ sotano enferme~ cave trancad~ porao trapped stuck lost',
  BREATHE:
    'breath~ faint~ unconscious wake waking collapse~ ambulance police emergency atem~ aufwach~ respir~ despert~ ambulanc~ ambulanz polizei policia respire reveil~ acord~ 999 911 112 dizzy choking',
  BULLY:
    'bully~ bullied tease~ teasing laugh~ mock~ exclude~ ignore~ mobb~ auslach~ hansel~ acos~ burla~ rie rien harcel~ moque~ gozam goza rir zoa~',
  GAME: 'game games level minecraft roblox fortnite mario zelda lego pretend~ story stories book film movie cartoon dream character dragon zombie~ monster~ boss superhero spiel~ geschichte marchen traum film juego cuento pelicula sueno dragon jeu histoire conte reve jogo historia sonho filme brinca~ puppet doll teddy toy nerf',
  FUN: 'fun funny haha hihi lol laugh laughed joke~ silly giggle~ party birthday surprise happy yay lustig spass witz geburtstag divert~ risa chiste cumpleanos drole rigol~ blague anniversaire divertid~ engracad~ piada aniversario',
  SCHOOL: 'school class classroom playground teacher lesson schule klasse clase recreo classe recre turma aula break',
  ACCIDENT: 'accident~ accidentally fell fall tripp~ slip~ bump~ oops sorry plaster scrape~ graze~',
  RELIGION:
    'muslim~ jew~ christian~ gay gays lesbian~ black blacks immigrant~ refugee~ foreign~ disabled gypsy race religion ausland~ schwul~ juden jude moslem~ muslime behindert~ fluchtling~ inmigrant~ negro~ gitan~ judio~ musulman~ moro~ etranger~ juif~ juifs arabe~ noirs pede handicap~ preto~ judeu~ cigan~ imigrante~ deficiente~ schwarze~',
  RULES:
    'instruction~ prompt~ rules system ignore~ ignori~ ignora~ disregard override pretend developer jailbreak anweisung~ regel~ instruccion~ regla~ consigne~ regles instruc~ regra~ model ki ia ai language',
  LOVE: 'love loves loved lieb~ amor quiere quiero aime aimes amour ama amo',
  LEAVE:
    'leave leaves left divorce~ moved gone away prison jail scheid~ gefangnis carcel divorci~ quitt~ divorce prison prisao cadeia abandon~',
  BELIEVE:
    'believe~ lie lies lying liar fault imagin~ dreamt invent~ glaub~ lug~ schuld culpa cree~ mient~ mentir crois faute menti~ acredit~ mentira',
  BRAVE:
    'brave glad proud help~ trust~ safe care mutig froh hilf~ vertrau~ sicher valiente ayud~ confi~ segur~ courageu~ aide~ confiance corajos~ ajud~ seguro',
}
