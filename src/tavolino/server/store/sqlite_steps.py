"""The migration steps as SQL for SQLite, generated from `migrations` by Alembic.

A browser has no Alembic. `python tests/test_sqlite_steps.py` writes this file.
"""

from __future__ import annotations

STEPS: dict[str, str] = {
    "0001": """
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);

CREATE TABLE "match" (
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    setup TEXT NOT NULL,
    clock TEXT,
    created_at BIGINT NOT NULL,
    number INTEGER NOT NULL,
    phase TEXT NOT NULL,
    bot_due BOOLEAN NOT NULL,
    issued_at BIGINT NOT NULL,
    deadline BIGINT,
    view_hash BLOB NOT NULL,
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (id)
);

CREATE INDEX match_bot_due ON "match" (id) WHERE bot_due;

CREATE INDEX match_deadline ON "match" (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE action (
    match_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    command_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    what TEXT NOT NULL,
    PRIMARY KEY (match_id, number),
    CONSTRAINT action_command UNIQUE (match_id, command_id)
);

CREATE TABLE holder (
    match_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    secret_hash BLOB NOT NULL,
    PRIMARY KEY (match_id, seat, secret_hash),
    FOREIGN KEY(match_id) REFERENCES "match" (id)
);

CREATE INDEX holder_secret ON holder (secret_hash);

CREATE TABLE carry (
    secret_hash BLOB NOT NULL,
    match_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (secret_hash),
    FOREIGN KEY(match_id) REFERENCES "match" (id)
);

CREATE INDEX carry_seat ON carry (match_id, seat);

CREATE TABLE pulse (
    id SMALLINT NOT NULL CHECK (id = 1),
    alive_at BIGINT NOT NULL,
    down BIGINT NOT NULL,
    PRIMARY KEY (id)
);

INSERT INTO alembic_version (version_num) VALUES ('0001') RETURNING version_num;

""",
    "0002": """
ALTER TABLE "match" ADD COLUMN position_hash BLOB;

ALTER TABLE "match" DROP COLUMN view_hash;

UPDATE alembic_version SET version_num='0002' WHERE alembic_version.version_num = '0001';

""",
    "0003": """
ALTER TABLE "match" ADD COLUMN made_by BLOB;

ALTER TABLE "match" ADD COLUMN leased INTEGER DEFAULT 0 NOT NULL;

CREATE TABLE forgetting (
    secret_hash BLOB NOT NULL,
    asked_at BIGINT NOT NULL,
    PRIMARY KEY (secret_hash)
);

CREATE TABLE blocked (
    who TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (who)
);

UPDATE alembic_version SET version_num='0003' WHERE alembic_version.version_num = '0002';

""",
}
