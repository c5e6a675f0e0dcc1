import type { Topic } from './en.ts'

export const topicWords: Record<Topic, string> = {
  Animals:
    'tier haustier hund hündchen welpe katze kätzchen kater hase kaninchen pferd pony fohlen kuh kalb schwein ' +
    'ferkel schaf lamm ziege huhn henne hahn küken ente gans gänse vogel feder eule adler papagei pinguin fisch ' +
    'hai wal delfin krake frosch kaulquappe schildkröte schlange eidechse krokodil löwe tiger elefant giraffe ' +
    'zebra affe gorilla nilpferd nashorn bär panda koala känguru wolf fuchs füchse reh hirsch eichhörnchen igel ' +
    'hamster meerschweinchen maus ratte spinne biene wespe schmetterling raupe ameise schnecke regenwurm ' +
    'marienkäfer käfer insekt zoo pfote bellt miaut schnurrt',
  Dinosaurs:
    'dinosaurier dino dinos saurier trex tyrannosaurus triceratops stegosaurus velociraptor raptor brachiosaurus ' +
    'diplodocus flugsaurier fossil versteinerung jurazeit',
  Family:
    'familie mama mami mutti mutter papa papi vati vater bruder schwester geschwister baby babys oma omi ' +
    'großmutter opa opi großvater großeltern tante onkel cousin cousine zwilling eltern',
  Friends: 'freund freundin freundschaft kumpel spielkamerad klassenkamerad',
  School:
    'schule kindergarten kita vorschule lehrer lehrerin erzieherin hausaufgabe klassenzimmer unterricht schüler ' +
    'schulranzen ranzen pausenhof tafel buchstabieren',
  Food:
    'essen isst gegessen frühstück mittagessen abendessen abendbrot pizza pasta spaghetti nudel brot brötchen ' +
    'butter käse eier suppe kartoffel pommes möhre karotte tomate gurke brokkoli erbse apfel banane erdbeere ' +
    'kirsche traube birne melone zitrone keks kuchen pfannkuchen waffel schokolade bonbon süßigkeit gummibärchen ' +
    'eis milch saft wurst würstchen honig marmelade lecker hunger hungrig kochen gekocht backen gebacken',
  'Toys and games':
    'spielzeug spielsachen lego puppe teddy puzzle bauklotz murmel kartenspiel brettspiel verstecken spielplatz ' +
    'rutsche schaukel sandkasten trampolin minecraft roblox playmobil drachensteigen',
  'Sport and moving':
    'sport fußball basketball tennis turnen ballett tanzen getanzt schwimmen schwimmt geschwommen rennen rennt ' +
    'gerannt wettrennen hüpfen springen gesprungen klettern tor ski schlittschuh skateboard fahrrad roller ' +
    'laufrad judo karate purzelbaum wandern',
  'Nature and weather':
    'wald baum ast blatt blume garten wiese gras berg hügel fluss bach stein pilz samen erde matsch pfütze himmel ' +
    'wetter regen regnet geregnet regenbogen regenschirm schnee schneit geschneit schneemann schneeflocke ' +
    'schneeball frost frieren friert gefroren eiszapfen hagel nebel neblig sonne sonnig wolke bewölkt wind windig ' +
    'sturm stürmisch gewitter donner blitz winter sommer herbst',
  'Sea and water':
    'meer ozean see strand welle boot schiff pirat meerjungfrau matrose insel anker hafen muschel koralle ebbe ' +
    'flut',
  Space:
    'weltall weltraum planet stern mond rakete astronaut alien außerirdischer galaxie mars jupiter saturn komet ' +
    'asteroid fernrohr teleskop raumschiff ufo universum sternschnuppe',
  'Cars, trains and machines':
    'auto lastwagen lkw laster bus zug eisenbahn straßenbahn lokomotive traktor trecker bagger kran flugzeug ' +
    'hubschrauber krankenwagen feuerwehr motorrad motor rad roboter maschine polizei garage müllauto',
  'Stories and magic':
    'geschichte märchen fee prinzessin prinz königin könig schloss burg drache einhorn zauberer hexe zaubern ' +
    'zauberstab magie gespenst geist monster riese ritter superheld held schatz zwerg kobold',
  'Music and songs':
    'musik lied singen singt gesungen klavier gitarre trommel schlagzeug geige flöte trompete melodie konzert ' +
    'mikrofon chor',
  'Drawing and making':
    'malt gemalt zeichnen gezeichnet basteln gebastelt buntstift stift pinsel farbkasten schere kleber bauen ' +
    'gebaut nähen stricken knete',
  'Numbers and counting': 'zahl zählen gezählt plus minus rechnen mathe hundert tausend million dutzend summe',
  'Body and health':
    'körper bauch bauchweh zahn zähne nase ohr knie ellbogen finger zeh arzt ärztin doktor zahnarzt krankenhaus ' +
    'medizin pflaster verband fieber husten niesen schnupfen',
  'Sleep and dreams':
    'schlafen schläft geschlafen eingeschlafen bett traum träumen geträumt albtraum schlafanzug kissen decke ' +
    'schlaflied kuscheltier müde gähnen',
  'Birthdays and holidays':
    'geburtstag party feier feiern geschenk luftballon ballon kerze weihnachten nikolaus christkind ostern ' +
    'osterhase halloween fasching karneval silvester ferien urlaub kostüm verkleiden',
  'Colours and shapes': 'farbe bunt blau gelb lila rosa pink türkis grün kreis quadrat dreieck rechteck streifen',
}
