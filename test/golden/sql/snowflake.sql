-- no test runs these queries
-- not checked: "email" pattern: the engine does not support this pattern
-- not checked: "back`tick" enum: its type is not supported
-- not checked: "day" type: its type is not supported
-- not checked: "day" format: its type is not supported
-- not checked: "whole" minimum: its type is not supported
-- not checked: "other" type: its type is not supported
-- flagged
SELECT *, (NOT ((c0 IS NOT NULL) AND (CAST(c0 AS DOUBLE) = FLOOR(CAST(c0 AS DOUBLE))))) AS f0,
  ((c0 IS NOT NULL) AND (CAST(c0 AS DOUBLE) < CAST('1' AS DOUBLE))) AS f1,
  ((c0 IS NOT NULL) AND (CAST(c0 AS DOUBLE) >= CAST('1e+21' AS DOUBLE))) AS f2,
  (NOT ((c1 IS NOT NULL) OR (c1 IS NULL))) AS f3,
  ((c1 IS NOT NULL) AND (LENGTH(c1) < 1)) AS f4,
  ((c1 IS NOT NULL) AND (LENGTH(c1) > 40)) AS f5,
  ((c1 IS NOT NULL) AND (NOT ((c1 IS NOT NULL) AND (REGEXP_INSTR(c1, '^[A-Z]{2}-[0-9]+ ''\\\\$') > 0)))) AS f6,
  ((c2 IS NOT NULL) AND (NOT COALESCE((c2 > CAST('-inf' AS DOUBLE) AND c2 < CAST('inf' AS DOUBLE)), FALSE))) AS f7,
  ((c2 IS NOT NULL) AND (COALESCE((c2 > CAST('-inf' AS DOUBLE) AND c2 < CAST('inf' AS DOUBLE)), FALSE) AND (c2 <= CAST('-0.5' AS DOUBLE)))) AS f8,
  ((c2 IS NOT NULL) AND (COALESCE((c2 > CAST('-inf' AS DOUBLE) AND c2 < CAST('inf' AS DOUBLE)), FALSE) AND (c2 > CAST('60' AS DOUBLE)))) AS f9,
  ((c2 IS NOT NULL) AND COALESCE((c2 > CAST('-inf' AS DOUBLE) AND c2 < CAST('inf' AS DOUBLE)), FALSE) AND (NOT (COALESCE((c2 > CAST('-inf' AS DOUBLE) AND c2 < CAST('inf' AS DOUBLE)), FALSE) AND (c2 * CAST('4' AS DOUBLE) = FLOOR(c2 * CAST('4' AS DOUBLE)))))) AS f10,
  FALSE AS f11,
  ((c4 IS NOT NULL) AND (NOT ((c4 IS NOT NULL) AND ((CAST(c4 AS DOUBLE) = FLOOR(CAST(c4 AS DOUBLE))) AND ((CAST(c4 AS DOUBLE) - FLOOR(CAST(c4 AS DOUBLE) / CAST('3' AS DOUBLE)) * CAST('3' AS DOUBLE)) = 0))))) AS f12,
  (NOT ((c5 IS NULL) OR ((c5 IS NOT NULL) AND (c5 IN ('it''s', 'a\\', 'x
y', '`"', '''; DROP TABLE t; --'))))) AS f13,
  ((c7 IS NOT NULL) AND (NOT ((c7 IS NOT NULL) AND c7))) AS f14,
  ((c9 IS NOT NULL) AND (NOT (0 + CASE WHEN ((c9 IS NOT NULL) AND (CAST(c9 AS DOUBLE) = CAST('1' AS DOUBLE))) THEN 1 ELSE 0 END + CASE WHEN ((c9 IS NOT NULL) AND (CAST(c9 AS DOUBLE) = CAST('2' AS DOUBLE))) THEN 1 ELSE 0 END + CASE WHEN (NOT ((c9 IS NOT NULL) AND (CAST(c9 AS DOUBLE) < CAST('10' AS DOUBLE)))) THEN 1 ELSE 0 END = 1))) AS f15,
  ((c10 IS NOT NULL) AND (NOT ((NOT ((c10 IS NOT NULL) AND (NOT ((c10 IS NOT NULL) AND (REGEXP_INSTR(c10, '[a-b]') > 0))))) OR (NOT ((c10 IS NOT NULL) AND (LENGTH(c10) > 1)))))) AS f16,
  ((c10 IS NOT NULL) AND ((c10 IS NOT NULL) AND (c10 = 'no'))) AS f17,
  ((c12 IS NOT NULL) AND (NOT ((c12 IS NOT NULL) AND (REGEXP_INSTR(c12, '^((-|\\^|_|`|a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|q|r|s|t|u|v|w|x|y|z|\\{|\\||}|~|[!#-''*-+/-9=?A-Z])+(\\.(-|\\^|_|`|a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|q|r|s|t|u|v|w|x|y|z|\\{|\\||}|~|[!#-''*-+/-9=?A-Z])+)*|"(#|\\$|%|&|''|\\(|\\)|\\*|\\+|,|-|\\.|/|0|1|2|3|4|5|6|7|8|9|:|;|<|=|>|\\?|@|A|B|C|D|E|F|G|H|I|J|K|L|M|N|O|P|Q|R|S|T|U|V|W|X|Y|Z|\\[|]|\\^|_|`|a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|q|r|s|t|u|v|w|x|y|z|\\{|\\||}|~|[ -!])*(\\\\[ -~](#|\\$|%|&|''|\\(|\\)|\\*|\\+|,|-|\\.|/|0|1|2|3|4|5|6|7|8|9|:|;|<|=|>|\\?|@|A|B|C|D|E|F|G|H|I|J|K|L|M|N|O|P|Q|R|S|T|U|V|W|X|Y|Z|\\[|]|\\^|_|`|a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|p|q|r|s|t|u|v|w|x|y|z|\\{|\\||}|~|[ -!])*)*")@([0-9A-Za-z]((-|[0-9A-Za-z])*[0-9A-Za-z])?(\\.[0-9A-Za-z]((-|[0-9A-Za-z])*[0-9A-Za-z])?)*|\\[((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3}|[Ii][Pp][Vv]6:(([0-9A-Fa-f]{1,4}:){6}([0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3})|::([0-9A-Fa-f]{1,4}:){5}([0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3})|([0-9A-Fa-f]{1,4})?::([0-9A-Fa-f]{1,4}:){4}([0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3})|(([0-9A-Fa-f]{1,4}:)?[0-9A-Fa-f]{1,4})?::([0-9A-Fa-f]{1,4}:){3}([0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3})|(([0-9A-Fa-f]{1,4}:){0,2}[0-9A-Fa-f]{1,4})?::([0-9A-Fa-f]{1,4}:){2}([0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3})|(([0-9A-Fa-f]{1,4}:){0,3}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}:([0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3})|(([0-9A-Fa-f]{1,4}:){0,4}[0-9A-Fa-f]{1,4})?::([0-9A-Fa-f]{1,4}:[0-9A-Fa-f]{1,4}|(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])){3})|(([0-9A-Fa-f]{1,4}:){0,5}[0-9A-Fa-f]{1,4})?::[0-9A-Fa-f]{1,4}|(([0-9A-Fa-f]{1,4}:){0,6}[0-9A-Fa-f]{1,4})?::))])$') > 0)))) AS f18,
  TRUE AS f19,
  FALSE AS f20,
  TRUE AS f21,
  ((c10 IS NOT NULL) AND (NOT (c2 IS NOT NULL))) AS f22,
  FALSE AS f23,
  FALSE AS f24,
  FALSE AS f25,
  (COALESCE(LENGTH(CAST(c0 AS VARCHAR)) > 15, FALSE) OR (COALESCE((c2 > CAST('-inf' AS DOUBLE) AND c2 < CAST('inf' AS DOUBLE)), FALSE) AND (abs(c2) >= CAST('5629499534213.12' AS DOUBLE))) OR COALESCE(LENGTH(CAST(c4 AS VARCHAR)) > 15, FALSE) OR ((c4 IS NOT NULL) AND (abs(CAST(c4 AS DOUBLE)) >= CAST('562949953421312' AS DOUBLE))) OR COALESCE(LENGTH(CAST(c9 AS VARCHAR)) > 15, FALSE)) AS doubt FROM (SELECT * FROM (SELECT "id" AS c0,
  "it's" AS c1,
  "b""c" AS c2,
  "back`tick" AS c3,
  "back\slash
" AS c4,
  "Größe 😀" AS c5,
  "day" AS c6,
  "is there" AS c7,
  "whole" AS c8,
  "small" AS c9,
  "either" AS c10,
  "other" AS c11,
  "email" AS c12,
  "more" AS c13 FROM "the table") AS t) AS cells
-- counts
SELECT count(*) AS n, count(CASE WHEN NOT doubt AND (f0 OR f1 OR f2 OR f3 OR f4 OR f5 OR f6 OR f7 OR f8 OR f9 OR f10 OR f11 OR f12 OR f13 OR f14 OR f15 OR f16 OR f17 OR f18 OR f19 OR f20 OR f21 OR f22 OR f23 OR f24 OR f25) THEN 1 END) AS failed,
  count(CASE WHEN doubt THEN 1 END) AS doubt,
  count(CASE WHEN NOT doubt AND (f0) THEN 1 END) AS f0,
  count(CASE WHEN NOT doubt AND (f1) THEN 1 END) AS f1,
  count(CASE WHEN NOT doubt AND (f2) THEN 1 END) AS f2,
  count(CASE WHEN NOT doubt AND (f3) THEN 1 END) AS f3,
  count(CASE WHEN NOT doubt AND (f4) THEN 1 END) AS f4,
  count(CASE WHEN NOT doubt AND (f5) THEN 1 END) AS f5,
  count(CASE WHEN NOT doubt AND (f6) THEN 1 END) AS f6,
  count(CASE WHEN NOT doubt AND (f7) THEN 1 END) AS f7,
  count(CASE WHEN NOT doubt AND (f8) THEN 1 END) AS f8,
  count(CASE WHEN NOT doubt AND (f9) THEN 1 END) AS f9,
  count(CASE WHEN NOT doubt AND (f10) THEN 1 END) AS f10,
  count(CASE WHEN NOT doubt AND (f11) THEN 1 END) AS f11,
  count(CASE WHEN NOT doubt AND (f12) THEN 1 END) AS f12,
  count(CASE WHEN NOT doubt AND (f13) THEN 1 END) AS f13,
  count(CASE WHEN NOT doubt AND (f14) THEN 1 END) AS f14,
  count(CASE WHEN NOT doubt AND (f15) THEN 1 END) AS f15,
  count(CASE WHEN NOT doubt AND (f16) THEN 1 END) AS f16,
  count(CASE WHEN NOT doubt AND (f17) THEN 1 END) AS f17,
  count(CASE WHEN NOT doubt AND (f18) THEN 1 END) AS f18,
  count(CASE WHEN NOT doubt AND (f19) THEN 1 END) AS f19,
  count(CASE WHEN NOT doubt AND (f20) THEN 1 END) AS f20,
  count(CASE WHEN NOT doubt AND (f21) THEN 1 END) AS f21,
  count(CASE WHEN NOT doubt AND (f22) THEN 1 END) AS f22,
  count(CASE WHEN NOT doubt AND (f23) THEN 1 END) AS f23,
  count(CASE WHEN NOT doubt AND (f24) THEN 1 END) AS f24,
  count(CASE WHEN NOT doubt AND (f25) THEN 1 END) AS f25 FROM (FLAGGED) AS flags
-- failing
SELECT CAST(c0 AS VARCHAR) AS c0,
  CAST(c1 AS VARCHAR) AS c1,
  CAST(c2 AS VARCHAR) AS c2,
  CASE WHEN c3 IS NOT NULL THEN '' END AS c3,
  CAST(c4 AS VARCHAR) AS c4,
  CAST(c5 AS VARCHAR) AS c5,
  CASE WHEN c6 IS NOT NULL THEN '' END AS c6,
  CAST(c7 AS VARCHAR) AS c7,
  CASE WHEN c8 IS NOT NULL THEN '' END AS c8,
  CAST(c9 AS VARCHAR) AS c9,
  CAST(c10 AS VARCHAR) AS c10,
  CASE WHEN c11 IS NOT NULL THEN '' END AS c11,
  CAST(c12 AS VARCHAR) AS c12,
  CAST(c13 AS VARCHAR) AS c13,
  c0 AS kc0, f0, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17, f18, f19, f20, f21, f22, f23, f24, f25, doubt FROM (SELECT * FROM (FLAGGED) AS flags WHERE f0 OR f1 OR f2 OR f3 OR f4 OR f5 OR f6 OR f7 OR f8 OR f9 OR f10 OR f11 OR f12 OR f13 OR f14 OR f15 OR f16 OR f17 OR f18 OR f19 OR f20 OR f21 OR f22 OR f23 OR f24 OR f25 OR doubt) AS found
-- first
SELECT * FROM (FAILING) AS failing WHERE NOT doubt AND (f0 OR f1 OR f2 OR f3 OR f4 OR f5 OR f6 OR f7 OR f8 OR f9 OR f10 OR f11 OR f12 OR f13 OR f14 OR f15 OR f16 OR f17 OR f18 OR f19 OR f20 OR f21 OR f22 OR f23 OR f24 OR f25) ORDER BY kc0 LIMIT 100
-- doubtful
SELECT * FROM (FAILING) AS failing WHERE doubt ORDER BY kc0
