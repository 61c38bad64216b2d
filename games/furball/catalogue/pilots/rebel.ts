import type { PilotTable } from './row.ts';

export const REBEL_PILOTS = {
  arc170: {
    slots: ['astromech', 'crew', 'torpedo'],
    pilots: {
      norrawexley: ['Norra Wexley', 7, 29, 'unique', 'elite'],
      sharabey: ['Shara Bey', 6, 28, 'unique', 'elite'],
      thanekyrell: ['Thane Kyrell', 4, 26, 'unique'],
      braylenstramm: ['Braylen Stramm', 3, 25, 'unique'],
    },
  },
  attackshuttle: {
    slots: ['crew', 'turret'],
    pilots: {
      herasyndulla: ['Hera Syndulla', 7, 22, 'unique', 'elite'],
      sabinewren: ['Sabine Wren', 5, 21, 'unique', 'elite'],
      ezrabridger: ['Ezra Bridger', 4, 20, 'unique', 'elite'],
      zeborrelios: ['"Zeb" Orrelios', 3, 18, 'unique'],
    },
  },
  auzituckgunship: {
    slots: ['crew', 'crew'],
    pilots: {
      wullffwarro: ['Wullffwarro', 7, 30, 'unique', 'elite'],
      lowhhrick: ['Lowhhrick', 5, 28, 'unique', 'elite'],
      wookieeliberator: ['Wookiee Liberator', 3, 26, 'elite'],
      kashyyykdefender: ['Kashyyyk Defender', 1, 24],
    },
  },
  awing: {
    slots: ['missile'],
    pilots: {
      tychocelchu: ['Tycho Celchu', 8, 26, 'unique', 'elite'],
      jakefarrell: ['Jake Farrell', 7, 24, 'unique', 'elite'],
      arvelcrynyd: ['Arvel Crynyd', 6, 23, 'unique'],
      gemmersojan: ['Gemmer Sojan', 5, 22, 'unique'],
      greensquadronpilot: ['Green Squadron Pilot', 3, 19, 'elite'],
      prototypepilot: ['Prototype Pilot', 1, 17],
    },
  },
  bwing: {
    slots: ['cannon', 'system', 'torpedo', 'torpedo'],
    pilots: {
      tennumb: ['Ten Numb', 8, 31, 'unique', 'elite'],
      keyanfarlander: ['Keyan Farlander', 7, 29, 'unique', 'elite'],
      ibtisam: ['Ibtisam', 6, 28, 'unique', 'elite'],
      neradantels: ['Nera Dantels', 5, 26, 'unique', 'elite'],
      daggersquadronpilot: ['Dagger Squadron Pilot', 4, 24],
      bluesquadronpilot: ['Blue Squadron Pilot', 2, 22],
    },
  },
  ewing: {
    slots: ['astromech', 'system', 'torpedo'],
    pilots: {
      corranhorn: ['Corran Horn', 8, 35, 'unique', 'elite'],
      etahnabaht: ["Etahn A'baht", 5, 32, 'unique', 'elite'],
      blackmoonsquadronpilot: ['Blackmoon Squadron Pilot', 3, 29],
      knavesquadronpilot: ['Knave Squadron Pilot', 1, 27],
    },
  },
  hwk290: {
    slots: ['crew', 'turret'],
    pilots: {
      janors: ['Jan Ors', 8, 25, 'unique', 'elite'],
      kylekatarn: ['Kyle Katarn', 6, 21, 'unique', 'elite'],
      roarkgarnet: ['Roark Garnet', 4, 19, 'unique'],
      rebeloperative: ['Rebel Operative', 2, 16],
    },
  },
  kwing: {
    slots: ['bomb', 'bomb', 'crew', 'missile', 'torpedo', 'torpedo', 'turret'],
    pilots: {
      mirandadoni: ['Miranda Doni', 8, 29, 'unique'],
      esegetuketu: ['Esege Tuketu', 6, 28, 'unique'],
      guardiansquadronpilot: ['Guardian Squadron Pilot', 4, 25],
      wardensquadronpilot: ['Warden Squadron Pilot', 2, 23],
    },
  },
  scurrgh6bomber: {
    slots: ['bomb', 'bomb', 'crew', 'missile', 'torpedo', 'turret'],
    pilots: {
      captainnym: ['Captain Nym', 8, 30, 'unique', 'elite'],
    },
  },
  sheathipedeclassshuttle: {
    slots: ['astromech', 'crew'],
    pilots: {
      fennrau: ['Fenn Rau', 9, 20, 'unique', 'elite'],
      ezrabridger: ['Ezra Bridger', 5, 17, 'unique', 'elite'],
      zeborrelios: ['"Zeb" Orrelios', 3, 16, 'unique'],
      ap5: ['AP-5', 1, 15, 'unique'],
    },
  },
  t70xwing: {
    slots: ['astromech', 'tech', 'torpedo'],
    pilots: {
      'poedameron-swx57': ['Poe Dameron', 9, 33, 'unique', 'elite'],
      poedameron: ['Poe Dameron', 8, 31, 'unique', 'elite'],
      elloasty: ['Ello Asty', 7, 30, 'unique', 'elite'],
      niennunb: ['Nien Nunb', 7, 29, 'unique', 'elite'],
      redace: ['"Red Ace"', 6, 29, 'unique'],
      snapwexley: ['"Snap" Wexley', 6, 28, 'unique', 'elite'],
      blueace: ['"Blue Ace"', 5, 27, 'unique'],
      redsquadronveteran: ['Red Squadron Veteran', 4, 26, 'elite'],
      jesspava: ['Jess Pava', 3, 25, 'unique'],
      bluesquadronnovice: ['Blue Squadron Novice', 2, 24],
    },
  },
  tiefighter: {
    slots: [],
    pilots: {
      ahsokatano: ['Ahsoka Tano', 7, 17, 'unique', 'elite'],
      sabinewren: ['Sabine Wren', 5, 15, 'unique', 'elite'],
      captainrex: ['Captain Rex', 4, 14, 'unique'],
      zeborrelios: ['"Zeb" Orrelios', 3, 13, 'unique'],
    },
  },
  xwing: {
    slots: ['astromech', 'torpedo'],
    pilots: {
      wedgeantilles: ['Wedge Antilles', 9, 29, 'unique', 'elite'],
      lukeskywalker: ['Luke Skywalker', 8, 28, 'unique', 'elite'],
      wesjanson: ['Wes Janson', 8, 29, 'unique', 'elite'],
      jekporkins: ['Jek Porkins', 7, 26, 'unique', 'elite'],
      kullbeesperado: ['Kullbee Sperado', 7, 26, 'unique', 'elite'],
      garvendreis: ['Garven Dreis', 6, 26, 'unique'],
      biggsdarklighter: ['Biggs Darklighter', 5, 25, 'unique'],
      hobbieklivian: ['"Hobbie" Klivian', 5, 25, 'unique'],
      leevantenza: ['Leevan Tenza', 5, 25, 'unique', 'elite'],
      edriotwotubes: ['Edrio Two Tubes', 4, 24, 'unique', 'elite'],
      redsquadronpilot: ['Red Squadron Pilot', 4, 23],
      tarnmison: ['Tarn Mison', 3, 23, 'unique'],
      rookiepilot: ['Rookie Pilot', 2, 21],
      cavernangelszealot: ['Cavern Angels Zealot', 1, 22, 'elite'],
    },
  },
  ywing: {
    slots: ['astromech', 'torpedo', 'torpedo', 'turret'],
    pilots: {
      hortonsalm: ['Horton Salm', 8, 25, 'unique'],
      dutchvander: ['"Dutch" Vander', 6, 23, 'unique'],
      graysquadronpilot: ['Gray Squadron Pilot', 4, 20],
      goldsquadronpilot: ['Gold Squadron Pilot', 2, 18],
    },
  },
  z95headhunter: {
    slots: ['missile'],
    pilots: {
      airencracken: ['Airen Cracken', 8, 19, 'unique', 'elite'],
      lieutenantblount: ['Lieutenant Blount', 6, 17, 'unique', 'elite'],
      talasquadronpilot: ['Tala Squadron Pilot', 4, 13],
      banditsquadronpilot: ['Bandit Squadron Pilot', 2, 12],
    },
  },
} as const satisfies PilotTable;
