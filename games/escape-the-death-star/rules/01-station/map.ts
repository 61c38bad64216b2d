/** 1.1 The standard map, used unless the set-up has its own; its head explains every sign. */
export const MAP = `\
// Escape the Death Star: the station. One square is three characters; lines starting with // are remarks.
//
// Walls     ---  |     no way through, no contact
// Doorway   . .  :     open, drawn as a doorway
// Open      blank      open floor
// Hull      ###        no square
//
// G O V C   START of the green, orange, violet, cyan bay       T  Trash Compactor (all four are linked)
// F         the freighter       o  one of the 12 around it     i  Stormtrooper's square in Game 1
// c         code card           w  Weapon                      D  Detention Block       K  closet
//
     A   B   C   D   E   F   G   H   I   J   K   L   M   N
   +---+---+---+---+---+---+---+---+---+---+---+---+---+---+
 1 |### ### ### ###|       |       |       |### ### ### ###|
   +   +---+---+---+   +   +   +   +   +   +---+---+---+   +
 2 |###| T         :       :       :       :         T |###|
   +   +   +   +   +---+. .+   +   +. .+---+   +   +   +   +
 3 |###|         G : w                     :           |###|
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
 4 |###|           :   |   |       |   |   :     O     |###|
   +---+. .+. .+. .+   +---+   +   +---+   +. .+. .+. .+---+
 5 |       |         c       c   w       c       w |       |
   +   +   +   +---+   +---+. .+. .+---+   +---+   +   +   +
 6 |       :       |   |o i  o   o  o i|   |       :       |
   +---+. .+   +---+   +   +. .+---+   +   +---+   +. .+---+
 7 |                   : o | F   F | o : c                 |
   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
 8 |                 c : o | F   F | o :                   |
   +---+. .+   +---+   +   +---+. .+   +   +---+   +. .+---+
 9 |       :       |   |o i  o   o  o i|   |       :       |
   +   +   +   +---+   +---+. .+. .+---+   +---+   +   +   +
10 |       | w       c       w   c       c         |       |
   +---+. .+. .+. .+   +---+   +   +---+   +. .+. .+. .+---+
11 |###|     C     :   |   |       |   |   :           |###|
   +---+   +   +   +   +   +   +   +   +   +   +   +   +   +
12 | K :           :                     w : V         |###|
   +---+   +   +   +---+. .+   +   +. .+---+   +   +   +   +
13 | D : T         :       :       :       :         T |###|
   +---+---+---+---+   +   +   +   +   +   +---+---+---+   +
14 |### ### ### ###|       |       |       |### ### ### ###|
   +---+---+---+---+---+---+---+---+---+---+---+---+---+---+
`;
