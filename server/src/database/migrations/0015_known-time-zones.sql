-- Zones that only a browser knows were accepted before; one of them would stop every family's daily work.
UPDATE accounts SET time_zone = 'UTC' WHERE lower(time_zone) NOT IN (SELECT lower(name) FROM pg_timezone_names);
