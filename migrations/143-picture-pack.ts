import { Migration } from '@mikro-orm/migrations'

/** Ids of the people of the picture pack, from the youngest to the oldest. */
const WOMEN = [
  7, 17, 19, 21, 25, 27, 145, 204, 343, 508, 538, 546, 593, 23, 106, 133, 147, 149, 292, 494, 542,
  568, 2, 15, 473, 532, 32, 143, 184, 200, 276, 304, 351, 357, 461, 66, 100, 194, 510, 586, 39, 139,
  270, 387, 551, 558, 10, 34, 153, 415, 512, 580, 1, 29, 82, 166, 300, 423, 218, 349, 389, 421, 443,
  536, 36, 129, 168, 182, 212, 282, 371, 449, 544, 582, 94, 131, 180, 188, 288, 383, 483, 552, 3,
  135, 302, 437, 447, 465, 492, 506, 12, 265, 279, 399, 504, 127, 241, 243, 327, 431, 441, 40, 121,
  156, 174, 259, 261, 296, 359, 518, 64, 74, 88, 119, 164, 284, 321, 439, 463, 469, 576, 84, 112,
  158, 255, 272, 341, 475, 481, 502, 514, 548, 556, 595, 42, 110, 331, 333, 395, 425, 524, 104, 160,
  196, 290, 339, 369, 379, 411, 451, 566, 584, 44, 60, 137, 154, 314, 409, 445, 528, 534, 62, 198,
  318, 335, 375, 381, 401, 417, 496, 516, 522, 560, 72, 92, 96, 123, 141, 186, 214, 229, 239, 320,
  363, 385, 13, 46, 172, 225, 310, 323, 365, 373, 397, 419, 433, 459, 76, 98, 108, 178, 257, 337,
  361, 393, 427, 435, 471, 520, 570, 202, 220, 251, 457, 549, 574, 590, 51, 176, 210, 247, 274, 294,
  298, 353, 377, 572, 263, 355, 367, 467, 500, 578, 53, 80, 86, 102, 125, 151, 227, 233, 286, 316,
  413, 488, 540, 114, 208, 223, 235, 455, 308, 312, 554, 49, 237, 253, 391, 407, 429, 479, 562, 78,
  170, 597, 68, 190, 206, 216, 329, 405, 498, 14, 55, 245, 249, 486, 564, 588, 599, 90, 306, 347,
  526, 70, 403, 453, 530, 192, 325, 477, 162, 231, 268, 345, 57, 116, 5, 281, 59, 490,
]
const MEN = [
  16, 18, 22, 24, 79, 120, 124, 144, 146, 189, 244, 289, 305, 344, 406, 468, 472, 480, 484, 507,
  511, 550, 555, 561, 26, 20, 205, 256, 503, 31, 99, 254, 328, 382, 543, 33, 111, 215, 350, 117,
  330, 372, 408, 495, 6, 30, 187, 199, 224, 317, 342, 470, 577, 37, 150, 169, 278, 497, 505, 541,
  28, 173, 230, 248, 334, 390, 430, 454, 482, 521, 525, 527, 585, 587, 9, 219, 309, 313, 358, 364,
  374, 452, 499, 529, 557, 38, 73, 115, 424, 432, 450, 456, 596, 95, 130, 157, 238, 293, 338, 392,
  515, 545, 35, 126, 159, 197, 222, 384, 48, 109, 155, 217, 275, 287, 303, 324, 464, 559, 594, 4,
  65, 85, 177, 209, 266, 319, 402, 458, 476, 569, 571, 43, 93, 203, 267, 271, 332, 400, 537, 539,
  128, 171, 179, 181, 201, 234, 280, 291, 301, 346, 352, 368, 485, 535, 591, 8, 132, 41, 75, 83,
  113, 152, 163, 260, 269, 354, 388, 396, 428, 175, 228, 307, 360, 414, 418, 444, 509, 547, 575,
  579, 47, 71, 262, 264, 416, 487, 501, 523, 45, 67, 138, 183, 195, 322, 356, 378, 519, 565, 61, 63,
  77, 87, 165, 246, 252, 285, 311, 366, 118, 221, 277, 299, 422, 440, 460, 581, 583, 52, 91, 105,
  134, 136, 167, 193, 240, 250, 398, 412, 478, 489, 573, 211, 340, 410, 466, 513, 81, 97, 148, 207,
  232, 258, 336, 362, 376, 436, 446, 462, 493, 531, 533, 598, 54, 161, 185, 236, 386, 394, 438, 442,
  592, 69, 107, 404, 474, 89, 122, 140, 226, 242, 213, 297, 348, 380, 50, 420, 434, 448, 553, 563,
  101, 103, 142, 295, 326, 370, 567, 589, 600, 273, 426, 56, 191, 315, 517, 283, 491, 58, 11,
]

/** Pictures of the pack for each person. */
const PICTURES = 3

/**
 * Profiles whose pictures were painted by the server get those of a person of the picture pack, of
 * the same gender and about the same age. `photo.source` is what staff state of an upload (MOD-11).
 */
export class PicturePack extends Migration {
  override up(): void {
    this.addSql(`
      alter table photo add column source text
        check (source in ('generated', 'drawn', 'mixed', 'camera'))`)
    this.addSql(`
      create temporary table repainted on commit drop as
      select f.id, f.account_id, p.gender, p.born,
        row_number() over (partition by f.account_id order by f.position, f.id) as nth
      from photo f join profile p on p.account_id = f.account_id
      where f.name ~ ('^' || replace(f.account_id::text, '-', '') || '0{31}[0-9a-f]$')`)
    this.addSql(`
      with ranked as (
        select account_id, gender, row_number() over by_age - 1 as place,
          count(*) over (partition by gender) as total
        from (select distinct account_id, gender, born from repainted) one
        window by_age as (partition by gender order by born desc, account_id)
      ), chosen as (
        select account_id, people[1 + place * cardinality(people) / total] as person
        from ranked, lateral (select case gender
          when 'female' then array[${WOMEN}] else array[${MEN}] end as people) pack
      )
      update photo set
        name = case when nth <= ${PICTURES} then repeat('0', 48) || lpad(person::text, 15, '0') || nth
          else photo.name end,
        status = case when nth <= ${PICTURES} then photo.status else 'removed' end
      from repainted join chosen using (account_id) where photo.id = repainted.id`)
    this.addSql(`
      update profile p set main_image = (
        select jsonb_build_object('filename', f.id || '.webp', 'thumb_filename', f.id || '-thumb.webp',
          'status', 'active', 'match', '/media/photos/' || f.id || '.webp')
        from repainted f where f.account_id = p.account_id and f.nth = 1
      ) where main_image ->> 'match' like '/media/portraits/%'`)
  }
}
