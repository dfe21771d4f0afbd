-- One step of a match as the server writes it, in one statement: what pgbench makes of it is
-- the limit against which the server's own rate is told.
--
-- Each client has a match of its own, bench0, bench1 and so on. They have to be there, in
-- tables freshly made by a store's open() in a schema of their own, for instance `load`:
--
--   export PGOPTIONS='-c search_path=load'
--   psql -c "INSERT INTO match SELECT 'bench' || n, 'memento', 1, 2, '{}', '{}', NULL, 0, 0,
--       'on', false, 0, NULL, 0, NULL
--       FROM generate_series(0, 31) AS n"
--   pgbench -n -c 32 -j 2 -M prepared -T 5 -f bench/load/step.sql

WITH advanced AS (
    UPDATE match SET number = number + 1, changed_at = 1763190000000 + number, phase = 'on',
        bot_due = false, deadline = NULL,
        position_hash = decode(lpad(number::text, 16, '0'), 'hex')
    WHERE id = 'bench' || :client_id
    RETURNING id, number
)
INSERT INTO action (match_id, number, command_id, at, what)
SELECT id, number, lpad(number::text, 26, '0'), 1763190000000 + number,
    '{"type":"acted","seat":0,"action":"c3-d4"}'
FROM advanced;
