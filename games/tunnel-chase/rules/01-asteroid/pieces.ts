/** A point of the triangular grid: `[q, r]` lies at x = q + r/2, y = r·√3/2, y up. A turn by a sixth is exact on it. */
export type GridPoint = readonly [q: number, r: number];

/** A corner of a tunnel and the radius of the arc that rounds it. */
type Corner = readonly [q: number, r: number, radius: number];

/** Where a tunnel ends: at a junction, or at the middle of an edge, 0 to 5. */
export type TunnelEnd = string | number;

export interface Track {
  readonly from: TunnelEnd;
  readonly to: TunnelEnd;
  readonly via?: readonly Corner[];
  /** The spaces between its ends, in order. */
  readonly spaces: readonly GridPoint[];
  /** Ratings of curves, by the place of the space. */
  readonly curves?: { readonly [place: number]: number };
  /** The Squeeze: narrow, and a rating for each space. */
  readonly squeeze?: readonly number[];
}

/** The path between two tracks through a junction, the same both ways. */
type Turn = readonly [track: number, track: number, rating: number];

export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly connectors: readonly number[];
  /** The edge of the way in. */
  readonly mouth?: number;
  /** Junctions; each is a space. */
  readonly nodes: { readonly [name: string]: GridPoint };
  readonly tracks: readonly Track[];
  readonly turns: { readonly [node: string]: readonly Turn[] };
}

/** From the middle of a piece to the middle of an edge. */
export const APOTHEM = 1350;
/** Half the width of a tunnel, and of The Squeeze; the radius of the room at a junction. */
export const HALF = 95;
export const SQUEEZE_HALF = 60;
export const CHAMBER = 110;

/**
 * 1.1 The seven pieces: the centre, then the six of the ring. 11.1 They are our own. Drawing, walls, spaces and lines of sight follow from them.
 * Ring pieces are kept with the centre of the asteroid towards edge 0.
 */
export const PIECES: readonly Piece[] = [
  {
    id: 'core',
    name: 'The Core',
    connectors: [0, 1, 2, 3, 4, 5],
    nodes: { P: [-600, 0], O: [0, 0], Q: [600, 0], W: [600, -600], U: [-317, 614], V: [-36, -887], Z: [-900, 592] },
    tracks: [
      {
        from: 3,
        to: 'P',
        spaces: [
          [-1200, 0],
          [-900, 0],
        ],
      },
      { from: 'P', to: 'O', spaces: [[-300, 0]] },
      { from: 'O', to: 'Q', spaces: [[300, 0]] },
      {
        from: 'Q',
        to: 0,
        spaces: [
          [900, 0],
          [1200, 0],
        ],
      },
      { from: 'O', to: 'W', spaces: [[300, -300]] },
      {
        from: 'W',
        to: 5,
        spaces: [
          [900, -900],
          [1200, -1200],
        ],
      },
      {
        from: 1,
        to: 'U',
        via: [
          [0, 996, 199],
          [130, 738, 205],
        ],
        spaces: [
          [0, 1200],
          [52, 886],
          [-62, 685],
        ],
        curves: { 2: 3 },
      },
      { from: 'U', to: 'Z', spaces: [[-608, 603]] },
      {
        from: 2,
        to: 'Z',
        via: [[-818, 818, 282]],
        spaces: [
          [-1200, 1200],
          [-925, 890],
        ],
        curves: { 1: 3 },
      },
      {
        from: 'U',
        to: 'Q',
        via: [
          [-21, 317, 224],
          [300, 403, 224],
        ],
        spaces: [
          [4, 361],
          [321, 309],
        ],
      },
      { from: 4, to: 'V', via: [[0, -1012, 266]], spaces: [[0, -1200]] },
      {
        from: 'V',
        to: 'P',
        via: [[-527, -637, 410]],
        spaces: [
          [-365, -652],
          [-559, -317],
        ],
        curves: { 0: 3 },
      },
      {
        from: 'V',
        to: 'W',
        via: [[468, -1098, 509]],
        spaces: [
          [296, -969],
          [518, -853],
        ],
      },
      { from: 'Z', to: 'P', via: [[-1008, 429, 207]], spaces: [[-885, 308]] },
    ],
    turns: {
      P: [
        [0, 11, 4],
        [0, 13, 4],
        [1, 11, 3],
        [1, 13, 3],
      ],
      O: [
        [1, 4, 3],
        [2, 4, 4],
      ],
      Q: [
        [2, 9, 5],
        [3, 9, 3],
      ],
      W: [
        [4, 12, 3],
        [5, 12, 4],
      ],
      U: [
        [6, 9, 5],
        [7, 9, 3],
      ],
      V: [
        [10, 11, 3],
        [10, 12, 4],
        [11, 12, 2],
      ],
      Z: [
        [7, 8, 5],
        [7, 13, 3],
      ],
    },
  },
  {
    id: 'wheel',
    name: 'The Wheel',
    connectors: [5, 0, 1],
    nodes: { B: [600, 0], H: [-300, 0], T: [-900, 0], M: [547, -751], N: [-594, 899], W: [182, -1033] },
    tracks: [
      {
        from: 0,
        to: 'B',
        spaces: [
          [1200, 0],
          [900, 0],
        ],
      },
      {
        from: 'B',
        to: 'H',
        spaces: [
          [300, 0],
          [0, 0],
        ],
      },
      { from: 'H', to: 'T', spaces: [[-600, 0]] },
      {
        from: 'H',
        to: 'W',
        spaces: [
          [-139, -344],
          [21, -689],
        ],
      },
      {
        from: 5,
        to: 'M',
        via: [[964, -964, 329]],
        spaces: [
          [1200, -1200],
          [890, -927],
        ],
        curves: { 0: 1 },
      },
      {
        from: 1,
        to: 'N',
        via: [
          [0, 845, 190],
          [-386, 1062, 202],
        ],
        spaces: [
          [0, 1200],
          [-63, 948],
          [-384, 1026],
        ],
        curves: { 1: 3 },
      },
      {
        from: 'B',
        to: 'M',
        via: [[909, -370, 336]],
        spaces: [
          [792, -333],
          [714, -575],
        ],
        curves: { 0: 3 },
      },
      {
        from: 'B',
        to: 'N',
        via: [
          [358, 526, 342],
          [-95, 575, 342],
        ],
        spaces: [
          [405, 338],
          [78, 551],
          [-256, 679],
        ],
        curves: { 0: 3 },
      },
      { from: 'M', to: 'W', via: [[536, -1073, 426]], spaces: [[459, -995]] },
      {
        from: 'W',
        to: 'T',
        via: [
          [-340, -879, 583],
          [-720, -426, 583],
        ],
        spaces: [
          [-161, -919],
          [-497, -680],
          [-748, -349],
        ],
        curves: { 1: 3 },
      },
      {
        from: 'N',
        to: 'T',
        via: [
          [-958, 1116, 417],
          [-1250, 932, 417],
          [-1166, 441, 671],
        ],
        spaces: [
          [-935, 1046],
          [-1178, 961],
          [-1207, 682],
          [-1103, 345],
        ],
        curves: { 1: 3 },
      },
    ],
    turns: {
      B: [
        [0, 6, 4],
        [0, 7, 4],
        [1, 6, 4],
        [1, 7, 4],
      ],
      H: [
        [1, 3, 4],
        [2, 3, 4],
      ],
      T: [
        [2, 9, 4],
        [2, 10, 4],
      ],
      M: [
        [4, 6, 4],
        [4, 8, 4],
        [6, 8, 1],
      ],
      N: [
        [5, 7, 5],
        [5, 10, 3],
        [7, 10, 1],
      ],
      W: [
        [3, 8, 4],
        [3, 9, 4],
        [8, 9, 2],
      ],
    },
  },
  {
    id: 'squeeze',
    name: 'The Squeeze',
    connectors: [5, 0, 1],
    nodes: { K: [600, 0], P: [543, -736], Q: [-112, 661], S: [-71, -1061], E: [-792, 1088] },
    tracks: [
      {
        from: 0,
        to: 'K',
        spaces: [
          [1200, 0],
          [900, 0],
        ],
      },
      {
        from: 5,
        to: 'P',
        via: [[1005, -1005, 206]],
        spaces: [
          [1200, -1200],
          [885, -935],
        ],
        curves: { 0: 1 },
      },
      {
        from: 1,
        to: 'Q',
        via: [[0, 954, 703]],
        spaces: [
          [0, 1200],
          [-19, 907],
        ],
      },
      {
        from: 'P',
        to: 'K',
        via: [[960, -365, 296]],
        spaces: [
          [729, -571],
          [819, -333],
        ],
        curves: { 1: 4 },
      },
      {
        from: 'K',
        to: 'Q',
        via: [[671, 418, 278]],
        spaces: [
          [533, 313],
          [223, 557],
        ],
        curves: { 0: 4 },
      },
      {
        from: 'P',
        to: 'S',
        via: [[478, -1191, 656]],
        spaces: [
          [456, -977],
          [238, -1093],
        ],
      },
      { from: 'Q', to: 'E', spaces: [[-452, 874]] },
      {
        from: 'S',
        to: 'E',
        via: [
          [-509, -973, 491],
          [-1190, 83, 936],
          [-1426, 675, 766],
          [-1162, 1133, 695],
        ],
        spaces: [
          [-407, -934],
          [-711, -654],
          [-933, -316],
          [-1148, 23],
          [-1301, 366],
          [-1354, 684],
          [-1277, 933],
          [-1083, 1080],
        ],
        curves: { 1: 2, 6: 2 },
      },
      {
        from: 'S',
        to: 'E',
        via: [
          [-272, -554, 423],
          [433, -396, 222],
          [70, 76, 222],
          [-807, 6, 256],
          [-967, 530, 256],
          [-649, 784, 340],
        ],
        spaces: [
          [-168, -730],
          [-54, -514],
          [204, -447],
          [277, -215],
          [-8, 50],
          [-301, 46],
          [-599, 52],
          [-893, 317],
          [-887, 594],
          [-722, 770],
        ],
        curves: { 0: 3, 3: 6, 7: 5, 9: 3 },
        squeeze: [1, 1, 2, 2, 2, 3, 2, 3, 1, 1],
      },
    ],
    turns: {
      K: [
        [0, 3, 4],
        [0, 4, 5],
        [3, 4, 3],
      ],
      P: [
        [1, 3, 4],
        [1, 5, 4],
        [3, 5, 1],
      ],
      Q: [
        [2, 4, 4],
        [2, 6, 3],
        [4, 6, 1],
      ],
      S: [
        [5, 7, 1],
        [5, 8, 4],
        [7, 8, 4],
      ],
      E: [
        [6, 7, 2],
        [6, 8, 5],
        [7, 8, 4],
      ],
    },
  },
  {
    id: 'fork',
    name: 'The Fork',
    connectors: [5, 0, 1],
    nodes: {
      H: [900, 0],
      J: [300, 0],
      A: [-237, -483],
      B: [-382, 480],
      C: [555, -641],
      D: [-990, 504],
      E: [-398, 1094],
    },
    tracks: [
      { from: 0, to: 'H', spaces: [[1200, 0]] },
      { from: 'H', to: 'J', spaces: [[600, 0]] },
      {
        from: 'J',
        to: 'A',
        via: [[45, -93, 1404]],
        spaces: [
          [74, -110],
          [-94, -285],
        ],
      },
      { from: 'J', to: 'B', via: [[-114, 314, 2273]], spaces: [[-37, 253]] },
      {
        from: 5,
        to: 'C',
        via: [[966, -966, 838]],
        spaces: [
          [1200, -1200],
          [888, -905],
        ],
      },
      {
        from: 'C',
        to: 'A',
        via: [
          [412, -1095, 293],
          [-79, -888, 293],
        ],
        spaces: [
          [475, -894],
          [272, -1021],
          [-59, -825],
        ],
        curves: { 1: 4 },
      },
      {
        from: 'A',
        to: 'D',
        via: [
          [-720, -319, 385],
          [-1086, 123, 385],
        ],
        spaces: [
          [-579, -363],
          [-898, -104],
          [-1043, 234],
        ],
        curves: { 1: 4 },
      },
      { from: 'B', to: 'D', spaces: [[-686, 492]] },
      { from: 'B', to: 'E', spaces: [[-390, 787]] },
      {
        from: 1,
        to: 'E',
        via: [[0, 790, 192]],
        spaces: [
          [0, 1200],
          [-68, 945],
        ],
        curves: { 1: 4 },
      },
      {
        from: 'E',
        to: 'D',
        via: [
          [-730, 1155, 617],
          [-1182, 988, 536],
        ],
        spaces: [
          [-715, 1138],
          [-961, 1056],
          [-1067, 830],
        ],
        curves: { 1: 2 },
      },
      {
        from: 'H',
        to: 'C',
        via: [[964, -382, 687]],
        spaces: [
          [906, -303],
          [766, -507],
        ],
      },
    ],
    turns: {
      H: [
        [0, 11, 3],
        [1, 11, 5],
      ],
      J: [
        [1, 2, 1],
        [1, 3, 2],
        [2, 3, 4],
      ],
      A: [
        [2, 5, 3],
        [2, 6, 3],
        [5, 6, 3],
      ],
      B: [
        [3, 7, 2],
        [3, 8, 3],
        [7, 8, 3],
      ],
      C: [
        [4, 5, 4],
        [4, 11, 4],
        [5, 11, 1],
      ],
      D: [
        [6, 7, 3],
        [6, 10, 2],
        [7, 10, 4],
      ],
      E: [
        [8, 9, 4],
        [8, 10, 4],
        [9, 10, 2],
      ],
    },
  },
  {
    id: 'crossing',
    name: 'The Crossing',
    connectors: [5, 0, 1],
    nodes: { X: [0, 0], H: [600, -600], N: [0, 900], G: [900, 0], U: [-900, 900] },
    tracks: [
      {
        from: 5,
        to: 'H',
        spaces: [
          [1200, -1200],
          [900, -900],
        ],
      },
      { from: 'H', to: 'X', spaces: [[300, -300]] },
      {
        from: 'X',
        to: 'U',
        spaces: [
          [-300, 300],
          [-600, 600],
        ],
      },
      { from: 1, to: 'N', spaces: [[0, 1200]] },
      {
        from: 'N',
        to: 'X',
        spaces: [
          [0, 600],
          [0, 300],
        ],
      },
      { from: 0, to: 'G', spaces: [[1200, 0]] },
      {
        from: 'G',
        to: 'H',
        via: [[1158, -657, 486]],
        spaces: [
          [990, -335],
          [879, -563],
        ],
        curves: { 1: 3 },
      },
      {
        from: 'G',
        to: 'N',
        via: [[596, 407, 1480]],
        spaces: [
          [633, 329],
          [327, 628],
        ],
      },
      {
        from: 'N',
        to: 'U',
        via: [[-233, 996, 517]],
        spaces: [
          [-334, 980],
          [-617, 941],
        ],
      },
      {
        from: 'X',
        to: 'U',
        via: [
          [0, -808, 411],
          [-425, -933, 226],
          [-875, -455, 212],
          [-540, -350, 212],
          [-687, 199, 346],
          [-1449, 650, 211],
          [-1328, 919, 211],
        ],
        spaces: [
          [0, -302],
          [0, -604],
          [-105, -833],
          [-372, -890],
          [-681, -643],
          [-648, -384],
          [-600, -128],
          [-778, 212],
          [-1112, 450],
          [-1365, 749],
          [-1209, 914],
        ],
        curves: { 1: 2, 4: 6, 6: 4, 9: 5 },
      },
    ],
    turns: {
      X: [
        [1, 4, 3],
        [1, 9, 4],
        [2, 4, 4],
        [2, 9, 3],
      ],
      H: [
        [0, 6, 5],
        [1, 6, 3],
      ],
      N: [
        [3, 7, 3],
        [3, 8, 3],
        [4, 7, 4],
        [4, 8, 4],
      ],
      G: [
        [5, 6, 3],
        [5, 7, 3],
        [6, 7, 2],
      ],
      U: [
        [2, 8, 4],
        [2, 9, 2],
      ],
    },
  },
  {
    id: 'switchback',
    name: 'The Switchback',
    connectors: [5, 0, 1],
    nodes: { K: [900, 0], P: [894, -900], Q: [0, 900], S: [-305, -803], Y: [290, 585] },
    tracks: [
      { from: 0, to: 'K', spaces: [[1200, 0]] },
      { from: 5, to: 'P', via: [[967, -967, 274]], spaces: [[1200, -1200]] },
      { from: 1, to: 'Q', spaces: [[0, 1200]] },
      {
        from: 'P',
        to: 'K',
        via: [[986, -520, 2176]],
        spaces: [
          [943, -625],
          [944, -322],
        ],
      },
      { from: 'K', to: 'Y', via: [[690, 274, 844]], spaces: [[619, 319]] },
      { from: 'Y', to: 'Q', spaces: [] },
      {
        from: 'P',
        to: 'S',
        via: [
          [424, -1046, 923],
          [-104, -953, 368],
        ],
        spaces: [
          [638, -979],
          [361, -1025],
          [37, -978],
        ],
        curves: { 1: 1 },
      },
      {
        from: 'S',
        to: 'Q',
        via: [
          [-928, -347, 941],
          [-1370, 579, 816],
          [-1127, 1132, 816],
          [-537, 1074, 1004],
        ],
        spaces: [
          [-633, -551],
          [-921, -246],
          [-1137, 92],
          [-1270, 432],
          [-1285, 735],
          [-1177, 963],
          [-960, 1084],
          [-665, 1087],
          [-337, 1009],
        ],
        curves: { 1: 2, 4: 2, 7: 1 },
      },
      {
        from: 'S',
        to: 'Y',
        via: [
          [-372, -445, 353],
          [466, -518, 224],
          [219, 29, 224],
          [-632, 2, 215],
          [-889, 505, 215],
          [-250, 506, 597],
        ],
        spaces: [
          [-271, -525],
          [-1, -477],
          [306, -486],
          [328, -217],
          [17, 19],
          [-283, 13],
          [-604, 76],
          [-795, 396],
          [-578, 505],
          [-274, 506],
          [9, 544],
        ],
        curves: { 0: 3, 3: 6, 7: 5 },
      },
    ],
    turns: {
      K: [
        [0, 3, 3],
        [0, 4, 3],
        [3, 4, 2],
      ],
      P: [
        [1, 3, 3],
        [1, 6, 3],
        [3, 6, 2],
      ],
      Q: [
        [2, 5, 2],
        [2, 7, 3],
        [5, 7, 2],
      ],
      S: [
        [6, 7, 1],
        [6, 8, 4],
        [7, 8, 4],
      ],
      Y: [
        [4, 5, 1],
        [4, 8, 3],
        [5, 8, 4],
      ],
    },
  },
  {
    id: 'mouth',
    name: 'The Mouth',
    connectors: [5, 0, 1],
    mouth: 3,
    nodes: { J: [-900, 0], B: [-684, 1017], K: [600, 0], N: [-68, 434] },
    tracks: [
      { from: 'J', to: 3, spaces: [[-1200, 0]] },
      {
        from: 5,
        to: 'J',
        via: [
          [894, -894, 197],
          [642, -998, 360],
          [145, -1062, 778],
          [-505, -554, 778],
        ],
        spaces: [
          [1200, -1200],
          [879, -944],
          [612, -1002],
          [313, -1009],
          [-30, -890],
          [-371, -655],
          [-657, -341],
        ],
        curves: { 1: 3, 5: 2 },
      },
      {
        from: 'J',
        to: 'B',
        via: [[-1075, 602, 1137]],
        spaces: [
          [-969, 324],
          [-952, 610],
          [-847, 839],
        ],
        curves: { 1: 1 },
      },
      {
        from: 0,
        to: 'K',
        spaces: [
          [1200, 0],
          [900, 0],
        ],
      },
      {
        from: 1,
        to: 'B',
        via: [
          [0, 838, 212],
          [-467, 1071, 295],
        ],
        spaces: [
          [0, 1200],
          [-62, 940],
          [-391, 1030],
        ],
        curves: { 1: 3 },
      },
      { from: 'K', to: 'N', via: [[286, 305, 736]], spaces: [[277, 269]] },
      { from: 'N', to: 'B', spaces: [[-376, 726]] },
      {
        from: 'K',
        to: 'N',
        via: [
          [731, -469, 583],
          [242, -612, 471],
          [-315, -367, 402],
          [-608, 303, 402],
        ],
        spaces: [
          [637, -318],
          [501, -526],
          [231, -580],
          [-114, -444],
          [-406, -143],
          [-496, 188],
          [-334, 369],
        ],
        curves: { 1: 3, 4: 4 },
      },
    ],
    turns: {
      J: [
        [0, 1, 3],
        [0, 2, 3],
        [1, 2, 2],
      ],
      B: [
        [2, 4, 2],
        [2, 6, 4],
        [4, 6, 5],
      ],
      K: [
        [3, 5, 3],
        [3, 7, 3],
        [5, 7, 3],
      ],
      N: [
        [5, 6, 2],
        [5, 7, 2],
        [6, 7, 4],
      ],
    },
  },
];
