import type { Topic } from './en.ts'

export const topicWords: Record<Topic, string> = {
  Animals:
    'animal mascota perro perrito cachorro gato gatito conejo caballo poni potro vaca ternero cerdo cerdito oveja ' +
    'cordero cabra gallina gallo pollito pato ganso pájaro pluma búho águila loro pingüino pez peces tiburón ' +
    'ballena delfín pulpo rana renacuajo tortuga serpiente lagarto lagartija cocodrilo león tigre elefante jirafa ' +
    'cebra mono gorila hipopótamo rinoceronte oso panda koala canguro lobo zorro ciervo ardilla erizo hámster ' +
    'ratón rata araña abeja avispa mariposa oruga hormiga caracol gusano mariquita escarabajo insecto zoo ' +
    'zoológico pata ladra maúlla ronronea',
  Dinosaurs:
    'dinosaurio dino trex tiranosaurio triceratops estegosaurio velociraptor braquiosaurio diplodocus ' +
    'pterodáctilo fósil jurásico',
  Family:
    'familia mamá mami madre papá papi padre hermano hermana hermanito bebé abuela abuelita abuelo abuelito yaya ' +
    'yayo tía tío primo prima gemelo padres',
  Friends: 'amigo amiga amiguito amistad compañero',
  School:
    'escuela colegio cole guardería preescolar maestro maestra profesor profesora profe deberes clase lección ' +
    'alumno mochila recreo pizarra deletrear',
  Food:
    'comida comer comido desayuno almuerzo cena merienda pizza pasta espagueti fideo pan mantequilla queso huevo ' +
    'sopa arroz patata zanahoria tomate pepino brócoli guisante manzana plátano banana fresa cereza uva pera ' +
    'melón sandía limón galleta pastel tarta tortita gofre chocolate caramelo dulces helado leche zumo jugo ' +
    'bocadillo sándwich salchicha hamburguesa miel mermelada rico delicioso hambre cocinar hornear',
  'Toys and games':
    'juguete lego muñeca muñeco peluche rompecabezas puzle bloques marioneta canica escondite parque tobogán ' +
    'columpio arenero trampolín minecraft roblox playmobil cometa',
  'Sport and moving':
    'deporte fútbol baloncesto tenis nadar natación gimnasia ballet bailar baile correr corrí carrera gol esquiar ' +
    'patinar patines monopatín bici bicicleta patinete saltar trepar escalar judo kárate voltereta',
  'Nature and weather':
    'naturaleza bosque árbol rama hoja flor jardín hierba montaña colina río piedra seta semilla tierra barro ' +
    'charco cielo clima lluvia llueve llover lluvioso arcoíris paraguas nieve nevar nevado copo escarcha hielo ' +
    'congelado granizo niebla sol soleado nube nublado viento tormenta trueno rayo relámpago invierno verano ' +
    'otoño',
  'Sea and water':
    'mar océano playa ola barco bote barca pirata sirena submarino marinero isla ancla concha coral marea',
  Space:
    'espacio planeta estrella luna cohete astronauta extraterrestre alienígena galaxia marte júpiter saturno ' +
    'asteroide telescopio ovni universo',
  'Cars, trains and machines':
    'coche carro camión autobús tren ferrocarril tranvía tractor excavadora grúa avión helicóptero ambulancia ' +
    'bombero moto motocicleta motor rueda robot máquina policía garaje',
  'Stories and magic':
    'cuento historia hada princesa príncipe reina rey castillo dragón unicornio mago bruja magia mágico hechizo ' +
    'varita fantasma monstruo gigante caballero superhéroe héroe villano tesoro elfo enano duende',
  'Music and songs':
    'música canción cantar piano guitarra tambor violín flauta trompeta melodía concierto micrófono coro',
  'Drawing and making':
    'dibujar dibujo pintar pintura lápiz lápices pincel tijeras pegamento papel manualidad construir construyo ' +
    'coser plastilina',
  'Numbers and counting': 'número contar sumar suma restar resta matemáticas cien cientos mil millón docena',
  'Body and health':
    'cuerpo barriga tripa diente muela nariz oreja rodilla codo dedo médico médica doctor doctora dentista ' +
    'hospital medicina tirita venda fiebre tos toser estornudar',
  'Sleep and dreams': 'dormir duermo dormido cama sueño soñar pesadilla pijama almohada manta nana cansado bostezar',
  'Birthdays and holidays':
    'cumpleaños fiesta regalo globo vela navidad pascua halloween carnaval vacaciones disfraz disfrazarse',
  'Colours and shapes': 'color azul amarillo morado rosa verde turquesa círculo cuadrado triángulo rectángulo',
}
