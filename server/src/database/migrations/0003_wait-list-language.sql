-- oldest known: 0001_initial
-- The language of the page on which somebody joined the wait list, for the mail that invites them.

ALTER TABLE wait_list_entries ADD COLUMN language text NOT NULL DEFAULT 'en';
