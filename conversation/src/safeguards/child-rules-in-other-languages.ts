import type { Rule } from './rule.ts'

/**
 * A child may say the gravest things in two words, which are too few for the classifier. It has learnt the rest of
 * Spanish, German, French and Portuguese.
 */
export const childRulesInOtherLanguages: Rule[] = [
  {
    category: 'self-harm',
    severity: 'high',
    phrases: [
      'quiero|quisiera morir|morirme|estar_muerto|estar_muerta|matarme',
      'no quiero vivir|vivir_mas|seguir_viviendo',
      'will|mochte|moechte sterben|tot_sein|nicht_mehr_leben',
      'mich umbringen',
      'veux|voudrais mourir|etre_mort|etre_morte|me_tuer',
      'veux plus vivre',
      'quero|queria morrer|estar_morto|estar_morta|me_matar|matar_me',
      'nao quero|queria mais? viver',
    ],
    unless: ['risa|rire|rir|lachen|juego|spiel|theater|jeu|jogo|sueno|hambre|fome|faim|verguenza'],
  },
  {
    category: 'abuse',
    severity: 'high',
    phrases: [
      'papa|mama|padre|madre|padrastro|madrastra|tio|tia|abuelo|abuela|profesor me pega|golpea|toca_ahi|toca_alli',
      'papa|mama|vater|mutter|onkel|tante|opa|oma|stiefvater|lehrer|er|sie schlagt|haut|verprugelt mich',
      'papa|maman|pere|mere|oncle|tante|papi|mamie|beau_pere|maitre|il|elle me frappe|tape|bat',
      'pai|mae|papai|mamae|padrasto|madrasta|tio|tia|avo|vovo|professor me? bate|espanca em_mim?',
      'el|ella|ellos|papa|mama|alguien|padre|madre|tio|abuelo me hace|hacen|hizo|ha_hecho dano',
      'me hace|hacen dano',
    ],
    unless: [
      'schach|karten|spiel|xadrez|cartas|jogo|ajedrez|juego|echecs|cartes|jeu|pegatina|pegatinas|foto|carrera|rennen|' +
        'corrida|course|dans_la_main|zapato|zapatos|calcetin|barriga|tripa|diente|muela|cabeza|pie|luz|sol',
    ],
  },
  {
    category: 'danger',
    severity: 'high',
    phrases: [
      'mama|papa|abuela|abuelo|bebe|hermano|hermana no se despierta|respira|mueve',
      'mama|papa|oma|opa|baby|bruder|schwester wacht|atmet nicht auf?',
      'maman|papa|mamie|papi|bebe|frere|soeur ne|se se? reveille|respire|bouge pas|plus',
      'mamae|mae|papai|pai|vovo|avo|bebe|irmao|irma nao acorda|respira|mexe',
    ],
    unless: ['temprano|fruh|tot|tard|cedo|todavia|noch_nicht|encore|ainda|cuento|marchen|conte|historia'],
  },
  {
    category: 'danger',
    severity: 'high',
    phrases: [
      'la cocina|casa|cama|habitacion se_quema|esta_ardiendo|se_esta_quemando|arde',
      'me he? tragado|trague|tome|tomado|comi|comido * pila|pilas|lejia|pastillas|medicina|imanes|iman',
      'die|das|der|unsere|unser kuche|haus|zimmer|wohnung|bett brennt',
      'es brennt hier|bei_uns|in_der|im',
      'hab|habe * batterie|batterien|tabletten|pillen|medizin|magnet|putzmittel|spulmittel * verschluckt|gegessen|getrunken|geschluckt',
      'kriege|krieg|bekomme|bekomm keine luft',
      'la|notre|ma cuisine|maison|chambre brule|est_en_feu|prend_feu',
      'y_a le_feu',
      'y_a du_feu chez_nous|a_la_maison|dans_la|ici',
      'jai avale|mange|bu * pile|piles|medicament|medicaments|aimant|javel|cachets',
    ],
    unless: [
      'juego|spiel|jeu|cuento|geschichte|histoire|dibujo|film|kamin|chimenea|cheminee|rouge|vert|camp|medico|arzt|' +
        'docteur|doktor|medecin',
    ],
  },
  {
    category: 'sexual',
    severity: 'high',
    phrases: [
      'me toco|toca|ha_tocado|tocaron ahi|alli|abajo|ahi_abajo|el_culo|mis_partes|entre_las_piernas',
      'hat|fasst|fasste mich * da_unten|untenrum|am_po|zwischen_den_beinen|am_popo an|angefasst|beruhrt?',
      'ma|me touche|touchee|touchait la|en_bas|les_fesses|le_zizi|la_zezette|entre_les_jambes',
    ],
    unless: ['medico|doctora|doctor|arzt|arztin|docteur|medecin|juego|spiel|jeu|pilla|fangen|loup|chat|bobo'],
  },
]
